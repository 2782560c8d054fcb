import { useFailureText } from '../../copy/copy.ts';
import { useDossierCopy } from './dossierCopy.ts';
import type { usePageImage } from './usePages.ts';

interface PagePictureProps {
  readonly image: ReturnType<typeof usePageImage>;
  readonly page: number;
  readonly of: number;
  readonly className?: string;
}

/** A page of the document, white in both themes because it shows the printed result; or why it failed to load. */
export function PagePicture({ image, page, of, className = '' }: PagePictureProps) {
  const copy = useDossierCopy().pages;
  const say = useFailureText();
  const { url, failure, isOld } = image;
  return (
    <span
      className={`block aspect-[8.5/11] w-full overflow-hidden rounded-sm border border-line bg-surface [color-scheme:light] ${className}`}
    >
      {failure && url === undefined ? (
        <span className="block p-4 text-left text-sm text-ink">
          {`${copy.pageFailed} ${say(failure)}`}
        </span>
      ) : url === undefined ? null : (
        <img
          src={url}
          alt={copy.alt(page, of)}
          className={`block size-full object-contain transition-opacity ${isOld ? 'opacity-50' : ''}`}
        />
      )}
    </span>
  );
}

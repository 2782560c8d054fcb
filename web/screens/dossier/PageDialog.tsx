import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { type Pages, usePageImage } from './usePages.ts';

interface PageDialogProps {
  readonly pages: Pages;
  /** Undefined while the dialog is closed. */
  readonly page: number | undefined;
  readonly count: number;
  readonly onPage: (page: number | undefined) => void;
}

/** A page in a readable size. The arrow keys move to the other pages. */
export function PageDialog({ pages, page, count, onPage }: PageDialogProps) {
  const copy = useDossierCopy().pages;
  const { common } = useCopy();
  const at = page ?? 1;
  const image = usePageImage(pages, at, page !== undefined);
  const last = pages.shown;
  const previous = () => onPage(Math.max(1, at - 1));
  const next = () => onPage(Math.min(last, at + 1));
  useArrowKeys(page !== undefined, { previous, next });
  return (
    <Dialog
      open={page !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onPage(undefined);
      }}
      size="page"
      title={copy.nth(at, count)}
      closeLabel={common.close}
      actions={
        <>
          <Button
            icon={<ChevronLeft aria-hidden size={18} />}
            aria-disabled={at === 1 || undefined}
            className="aria-disabled:text-muted"
            onClick={previous}
          >
            {copy.previous}
          </Button>
          <Button
            aria-disabled={at === last || undefined}
            className="aria-disabled:text-muted"
            onClick={next}
          >
            <span>{copy.next}</span>
            <ChevronRight aria-hidden size={18} />
          </Button>
        </>
      }
    >
      <div className="-mx-5 overflow-x-auto px-5">
        <PagePicture image={image} page={at} of={count} className="min-w-[38rem]" />
      </div>
    </Dialog>
  );
}

function useArrowKeys(
  isOpen: boolean,
  act: { readonly previous: () => void; readonly next: () => void },
): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') latest.current.previous();
      if (key === 'ArrowRight') latest.current.next();
    };
    // Uses the capture phase, because the dialog does not pass key events on.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
}

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

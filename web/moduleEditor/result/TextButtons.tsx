import { Pencil } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { WrittenText } from './useWrittenText.ts';

/** The Edit and Copy buttons of a text, as icons only on a phone. Hidden while the text is edited. */
export function TextButtons({ written }: { readonly written: WrittenText }) {
  const { edit } = useCopy().moduleScreen.editing;
  const { shown, isWriting, isEditing, mayEdit, opener } = written;
  if (isEditing || shown === undefined) return null;
  return (
    <>
      {mayEdit ? (
        <Button
          ref={opener}
          data-edits-text=""
          variant="quiet"
          title={edit}
          className="px-3! text-sm"
          icon={<Pencil aria-hidden size={18} className="xl:max-2xl:hidden" />}
          onClick={written.edit}
        >
          <span className="max-sm:sr-only">{edit}</span>
        </Button>
      ) : null}
      {isWriting ? null : <CopyButton text={shown} isShort />}
    </>
  );
}

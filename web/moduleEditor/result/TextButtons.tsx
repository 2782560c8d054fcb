import type { Language } from '@elan/domain/language';
import { Copy, Pencil } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import type { Store } from '../../lib/store.ts';
import { definePart } from '../../parts/parts.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useFill } from '../../writeUp/figures.tsx';
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

const formatting = definePart('writeUp/copied.ts', () => import('../../writeUp/copied.ts'));

interface CopyButtonProps {
  readonly text: Store<string>;
  /** The language of the text, by default the user's. */
  readonly language?: Language | undefined;
  /** Whether the button is in a bar, where a phone hides the button's label. */
  readonly isShort?: boolean;
}

/** Copies a write-up with the current figures, both formatted and as plain text. */
export function CopyButton({ text, language, isShort = false }: CopyButtonProps) {
  const { editing } = useCopy().moduleScreen;
  const fill = useFill(language);
  const toast = useToast();

  async function copy(): Promise<void> {
    const written = fill(text.read());
    // Browsers allow copying only shortly after the click, so an already loaded module is used without waiting.
    const { copied } = formatting.now() ?? (await formatting.load());
    const { html, plain } = copied(written);
    const of = (type: string, content: string) => [type, new Blob([content], { type })] as const;
    const item = Object.fromEntries([of('text/html', html), of('text/plain', plain)]);
    try {
      await navigator.clipboard.write([new ClipboardItem(item)]);
      toast({ tone: 'done', text: editing.copied });
    } catch {
      toast({ tone: 'danger', text: editing.copyFailed });
    }
  }

  return (
    <Button
      variant="quiet"
      title={isShort ? editing.copy : undefined}
      className={isShort ? 'px-3! text-sm' : ''}
      icon={<Copy aria-hidden size={18} className={isShort ? 'xl:max-2xl:hidden' : ''} />}
      onClick={() => void copy()}
    >
      <span className={isShort ? 'max-sm:sr-only' : ''}>{editing.copy}</span>
    </Button>
  );
}

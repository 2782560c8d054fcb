import { ChevronDown, Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { TextButtons } from '../result/TextButtons.tsx';
import type { WrittenText } from '../result/useWrittenText.ts';
import { AnsweredBar, SaveButton, SaveLine } from './Actions.tsx';
import { ModuleExtras, type ModuleExtrasProps } from './ModuleExtras.tsx';
import { RegenerateButton, type RegenerateEditor } from './RegenerateButton.tsx';

export interface WrittenBarProps {
  readonly editor: RegenerateEditor &
    ModuleExtrasProps['editor'] &
    Parameters<typeof SaveButton>[0]['editor'];
  /** Absent if the result is not a text. */
  readonly written?: WrittenText | undefined;
  /** The questions below the bar; absent if there are none. */
  readonly questions?: {
    readonly panelId: string;
    readonly isOpen: boolean;
    readonly toggle: () => void;
  };
  /** Shown under “More”, before the other content. */
  readonly more?: ReactNode;
}

/** The bar above a written module, with its main buttons. “More” shows the secondary actions. */
export function WrittenBar({ editor, written, questions, more }: WrittenBarProps) {
  const { form, more: moreWord } = useCopy().moduleScreen;
  const [isMore, setMore] = useState(false);
  const moreId = useId();
  return (
    <div
      className={`rounded border border-line bg-surface p-1 print:hidden ${questions?.isOpen ? 'sm:sticky sm:top-16 sm:z-10 short:static' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-0.5 gap-y-1 sm:gap-x-1">
        <div className="flex basis-full items-center gap-x-0.5 empty:hidden sm:contents">
          {questions ? (
            <Button
              variant="quiet"
              aria-expanded={questions.isOpen}
              aria-controls={questions.panelId}
              className="px-2! text-sm max-sm:min-w-0 max-sm:flex-1 max-sm:justify-start max-sm:py-0! max-sm:text-left"
              icon={
                <ChevronDown
                  aria-hidden
                  size={18}
                  className={`transition-transform ${questions.isOpen ? 'rotate-180' : ''}`}
                />
              }
              onClick={questions.toggle}
            >
              {form.toggle}
            </Button>
          ) : null}
          {questions ? (
            <AnsweredBar definition={editor.definition} form={editor.form} isShort />
          ) : null}
          {written ? <TextButtons written={written} /> : null}
        </div>
        <div className="flex min-w-0 basis-full flex-wrap items-center justify-end gap-1 sm:min-w-52 sm:flex-1 sm:basis-0">
          <div className="min-w-20 flex-1 px-2 leading-tight sm:text-right">
            <SaveLine editor={editor} />
          </div>
          <RegenerateButton editor={editor} />
          <SaveButton editor={editor} />
          <Button
            variant="quiet"
            aria-expanded={isMore}
            aria-controls={moreId}
            title={moreWord}
            className="px-3! text-sm"
            icon={<Ellipsis aria-hidden size={18} />}
            onClick={() => setMore(!isMore)}
          >
            <span className="max-2xl:sr-only">{moreWord}</span>
          </Button>
        </div>
      </div>
      <div id={moreId} hidden={!isMore} className="mt-1 border-t border-line pt-1">
        {inElement(more)}
        <ModuleExtras editor={editor} />
      </div>
    </div>
  );
}

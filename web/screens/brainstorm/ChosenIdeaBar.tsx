import type { SelectedIdea } from '@elan/domain/project/ideas';
import { ArrowRight, Columns3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { DifferingField } from '../../moduleEditor/conflict/DifferingField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { scrollClear } from '../../ui/reveal.ts';
import type { Developing } from './useDevelopIdea.ts';

interface ChosenIdeaBarProps {
  readonly chosen: SelectedIdea | undefined;
  readonly developing: Developing;
  readonly mayWrite: boolean;
  /** The number of ideas marked for comparison. */
  readonly marked: number;
  readonly onCompare: () => void;
}

/** The element id of the button that develops the chosen idea. */
export const developId = 'develop-idea';

/**
 * Actions at the end of the idea list: develop the chosen idea, and compare the marked ones. The bar is not sticky, so
 * that it covers no idea; the card of the chosen idea links to the bar.
 */
export function ChosenIdeaBar(props: ChosenIdeaBarProps) {
  const { chosen, developing, mayWrite, marked, onCompare } = props;
  const { brainstorm } = useCopy();
  const say = useFailureText();
  const bar = useRef<HTMLElement>(null);
  const { failure } = developing;
  // The link at the top of the page develops the idea too, out of sight of the bar.
  useEffect(() => {
    if (failure !== undefined && bar.current) scrollClear(bar.current);
  }, [failure]);
  // A read-only module cannot develop an idea, and the list already marks the chosen one.
  const shown = mayWrite ? chosen : undefined;
  if (!shown && marked === 0) return null;
  return (
    <section
      ref={bar}
      aria-label={shown ? brainstorm.selectedIdea : brainstorm.compare.title}
      className={`mt-4 rounded border bg-surface p-3 sm:px-5 print:hidden ${shown ? 'border-action' : 'border-line'}`}
    >
      {failure === undefined ? null : (
        <Notice tone="danger" title={brainstorm.developFailed} announce className="mb-3">
          {say(failure)}
        </Notice>
      )}
      <div className="items-center gap-x-4 sm:flex">
        {shown ? (
          <p className="min-w-0 grow leading-snug">
            <span className="text-sm font-semibold text-action">{brainstorm.selectedIdea}</span>
            <span className="line-clamp-1 font-display text-lg font-semibold [overflow-wrap:anywhere] sm:line-clamp-2">
              {shown.title}
            </span>
          </p>
        ) : null}
        {marked === 1 ? <p className="text-sm text-muted">{brainstorm.compare.one}</p> : null}
        <div className="flex flex-wrap items-center gap-2 max-sm:mt-2 empty:hidden sm:shrink-0 sm:flex-nowrap sm:gap-3 sm:whitespace-nowrap">
          {marked > 1 ? <CompareButton marked={marked} onCompare={onCompare} /> : null}
          {shown ? (
            <Button
              id={developId}
              variant="primary"
              className="grow max-sm:px-2"
              busy={developing.isBusy}
              title={brainstorm.developHint}
              onClick={() => void developing.develop()}
            >
              <span>{brainstorm.develop}</span>
              <ArrowRight aria-hidden size={18} className="max-sm:hidden" />
            </Button>
          ) : null}
        </div>
      </div>
      <ReplaceAnswersDialog developing={developing} />
    </section>
  );
}

/** Opens the comparison. A phone shows only the number of ideas, to leave space for the neighbouring button. */
function CompareButton({ marked, onCompare }: Pick<ChosenIdeaBarProps, 'marked' | 'onCompare'>) {
  const { compare } = useCopy().brainstorm;
  const words = compare.open(marked);
  return (
    <Button
      aria-label={words}
      className="shrink-0 max-sm:px-3"
      icon={<Columns3 aria-hidden size={18} />}
      onClick={onCompare}
    >
      <span className="max-sm:hidden">{words}</span>
      <span className="sm:hidden">{marked}</span>
    </Button>
  );
}

/** Shows which answers of the idea module would be replaced by developing the idea. */
function ReplaceAnswersDialog({ developing }: { developing: Developing }) {
  const { brainstorm, common } = useCopy();
  const { title, text, now, after, keep, replace } = brainstorm.replace;
  return (
    <Dialog
      open={developing.replaced !== undefined}
      onOpenChange={(open) => {
        if (!open) developing.close();
      }}
      title={title}
      description={text}
      closeLabel={common.close}
      size="page"
      actions={
        <>
          <Button variant="danger" onClick={() => void developing.replace()}>
            {replace}
          </Button>
          <Button variant="primary" onClick={developing.keep}>
            {keep}
          </Button>
        </>
      }
    >
      <div className="mt-4 divide-y divide-line border-t border-line">
        {developing.replaced?.map((field) => (
          <DifferingField key={field.question?.id} field={field} mine={now} theirs={after} />
        ))}
      </div>
    </Dialog>
  );
}

import { ArrowRight } from 'lucide-react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { DifferingField } from '../../moduleEditor/conflict/DifferingField.tsx';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Developing, useDevelopIdea } from './useDevelopIdea.ts';

type SelectedIdeaPanelProps = Pick<ModuleEditor, 'project' | 'content' | 'entry' | 'mayWrite'>;

/** The chosen idea, and the button to develop it. */
export function SelectedIdeaPanel(props: SelectedIdeaPanelProps) {
  const { brainstorm } = useCopy();
  const say = useFailureText();
  const developing = useDevelopIdea(props);
  const idea = props.content?.selectedIdea;
  if (!idea) return null;
  return (
    <section
      aria-label={brainstorm.selectedIdea}
      className="rounded border border-accent bg-surface p-4 sm:px-7 sm:py-6"
    >
      <p className="text-sm font-semibold text-accent">{brainstorm.selectedIdea}</p>
      <h2 className="mt-1 text-xl">{idea.title}</h2>
      <p className="mt-1 text-sm text-muted">{idea.sector}</p>
      <p className="mt-3">{idea.description}</p>
      {developing.failure === undefined ? null : (
        <Notice tone="danger" title={brainstorm.developFailed} announce className="mt-4">
          {say(developing.failure)}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={!props.mayWrite.allowed}
          busy={developing.isBusy}
          onClick={() => void developing.develop()}
        >
          {brainstorm.develop}
          <ArrowRight aria-hidden size={18} />
        </Button>
        <p className="max-w-[40ch] grow text-sm text-muted">{brainstorm.developHint}</p>
      </div>
      <ReplaceAnswersDialog developing={developing} />
    </section>
  );
}

/** Where the idea module has answers already, shows what developing the idea would replace. */
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

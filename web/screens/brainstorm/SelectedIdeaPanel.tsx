import { ArrowRight } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReplaceAnswersDialog } from './ReplaceAnswersDialog.tsx';
import { useDevelopIdea } from './useDevelopIdea.ts';

/** The chosen idea, and the button to develop it. */
export function SelectedIdeaPanel({ editor }: { editor: ModuleEditor }) {
  const { brainstorm } = useCopy();
  const say = useFailureText();
  const developing = useDevelopIdea(editor);
  const idea = editor.content?.selectedIdea;
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
          disabled={!editor.mayWrite.allowed}
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

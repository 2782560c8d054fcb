import { useNavigate } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { Button } from '../../ui/Button.tsx';

/** Skips this module, for a person who already has an idea. */
export function AlreadyHaveIdea({ editor }: { editor: ModuleEditor }) {
  const { haveIdea } = useCopy().brainstorm;
  const navigate = useNavigate();
  const { immediateSave, mayWrite, generation } = editor;
  return (
    <section
      aria-label={haveIdea.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-line bg-tint p-4 sm:px-5"
    >
      <div>
        <h2 className="text-lg">{haveIdea.title}</h2>
        <p className="text-muted">{haveIdea.text}</p>
      </div>
      <Button
        disabled={!mayWrite.allowed}
        busy={immediateSave.isSaving}
        aria-disabled={generation.isRunning || undefined}
        onClick={() => {
          if (generation.isRunning) return;
          void immediateSave.save({
            words: haveIdea.change,
            apply: () => ({ hasIdea: true }),
            onDone: () => void navigate({ to: '/module/$key', params: { key: 'idea' } }),
          });
        }}
      >
        {haveIdea.button}
      </Button>
    </section>
  );
}

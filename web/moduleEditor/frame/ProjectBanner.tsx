import { useCopy } from '../../copy/copy.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { SaveState } from './SaveState.tsx';

/** The project that a tool works on, and when the module was last saved in it. */
export function ProjectBanner({ editor }: { editor: ModuleEditor }) {
  const { moduleScreen } = useCopy();
  const { project, form, saving, immediateSave } = editor;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded border border-line bg-surface px-4 py-3 sm:px-5">
      <p className="min-w-0">
        <span className="text-sm text-muted">{moduleScreen.project} </span>
        <span className="font-display text-lg font-semibold">{project.name}</span>
      </p>
      <p className="min-h-5 w-full text-sm text-muted sm:w-auto">
        <SaveState
          form={form}
          saving={{ ...saving, isSaving: saving.isSaving || immediateSave.isSaving }}
        />
      </p>
    </div>
  );
}

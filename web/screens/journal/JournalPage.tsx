import { columns } from '../../moduleEditor/columns.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ProjectBanner.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { EntryList } from './EntryList.tsx';
import { JournalAnalysis } from './JournalAnalysis.tsx';
import { JournalLocked } from './JournalLocked.tsx';
import { NewEntryForm } from './NewEntryForm.tsx';
import { useEntries } from './useEntries.ts';

/** The journal: a form for an entry, the list of entries, and the analysis of the latest. */
export function JournalPage(props: ModulePageProps) {
  const editor = useModuleEditor(props);
  const journal = useEntries(editor);
  return (
    <ModuleFrame editor={editor}>
      <ProjectBanner editor={editor} />
      <div className={`mt-6 ${columns}`}>
        <div className="min-w-0 space-y-6">
          <JournalLocked editor={editor} mayAdd={journal.mayAdd} />
          <NewEntryForm editor={editor} journal={journal} />
          <ImmediateSaveFailure
            immediateSave={editor.immediateSave}
            onGone={() => journal.listHeading.current?.focus()}
          />
          <EntryList editor={editor} journal={journal} />
        </div>
        <JournalAnalysis editor={editor} />
      </div>
    </ModuleFrame>
  );
}

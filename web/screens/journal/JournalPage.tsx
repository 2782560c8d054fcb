import type { Decision } from '@elan/domain/decision';
import { useCopy } from '../../copy/copy.ts';
import { columns } from '../../moduleEditor/columns.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ToolControls.tsx';
import { LockedNotice } from '../../moduleEditor/questions/WhyDisabled.tsx';
import {
  type ModuleEditor,
  type ModulePageProps,
  useModuleEditor,
} from '../../moduleEditor/state/useModuleEditor.ts';
import { EntryList } from './EntryList.tsx';
import { JournalAnalysis } from './JournalAnalysis.tsx';
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

/** What is closed without Premium, and that the journal itself is not. */
function JournalLocked({ editor, mayAdd }: { editor: ModuleEditor; mayAdd: Decision }) {
  const { journal } = useCopy();
  return (
    <>
      <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
      {mayAdd.allowed && !editor.mayWrite.allowed ? <p>{journal.stillOpen}</p> : null}
    </>
  );
}

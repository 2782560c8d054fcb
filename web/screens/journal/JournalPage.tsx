import { columns } from '../../moduleEditor/columns.ts';
import { InstantFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ProjectBanner.tsx';
import { type ModulePageProps, useModuleWork } from '../../moduleEditor/state/useModuleEditor.ts';
import { EntryList } from './EntryList.tsx';
import { JournalAnalysis } from './JournalAnalysis.tsx';
import { JournalLocked } from './JournalLocked.tsx';
import { NewEntryForm } from './NewEntryForm.tsx';
import { useEntries } from './useEntries.ts';

/** The journal: an entry to write, those that were written, and the analysis of the latest. */
export function JournalPage(props: ModulePageProps) {
  const work = useModuleWork(props);
  const journal = useEntries(work);
  return (
    <ModuleFrame work={work}>
      <ProjectBanner work={work} />
      <div className={`mt-6 ${columns}`}>
        <div className="min-w-0 space-y-6">
          <JournalLocked work={work} mayAdd={journal.mayAdd} />
          <NewEntryForm work={work} journal={journal} />
          <InstantFailure
            instant={work.instant}
            onGone={() => journal.listHeading.current?.focus()}
          />
          <EntryList work={work} journal={journal} />
        </div>
        <JournalAnalysis work={work} />
      </div>
    </ModuleFrame>
  );
}

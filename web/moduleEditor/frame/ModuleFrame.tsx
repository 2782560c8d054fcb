import { isModuleComplete } from '@elan/domain/project/moduleComplete';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { ChangedMeanwhile } from '../conflict/ImmediateSaveConflict.tsx';
import { DownloadButton } from '../result/DownloadButton.tsx';
import { HistoryButton } from '../result/HistoryButton.tsx';
import type { ModuleWork } from '../state/useModuleEditor.ts';
import { NextModule } from './NextModule.tsx';
import { hasReadyCard, ReadyCard } from './ReadyCard.tsx';

/** Once a module is done: the card of the journey where there is one, else the next module. */
function WayOn({ work }: { work: ModuleWork }) {
  if (hasReadyCard(work)) return <ReadyCard work={work} />;
  return isModuleComplete(work.definition, work.entry) ? (
    <NextModule after={work.definition} />
  ) : null;
}

/** What stands around every module: what is announced, the conflicts, and the way on. */
export function ModuleFrame({ work, children }: { work: ModuleWork; children: ReactNode }) {
  const { definition, saving, instant } = work;
  return (
    <>
      <p role="status" className="sr-only">
        {work.announcement}
      </p>
      {children}
      <div className="mt-6 flex flex-wrap gap-x-2 empty:hidden print:hidden">
        <DownloadButton work={work} />
        <HistoryButton work={work} />
      </div>
      <WayOn work={work} />
      <ConflictDialog
        definition={definition}
        conflict={saving.conflict}
        writing={work.writing}
        onSaveMerged={saving.saveMerged}
        onTakeTheirs={saving.takeTheirs}
        onGoOn={saving.goOn}
      />
      <ChangedMeanwhile instant={instant} />
    </>
  );
}

import { isModuleComplete } from '@elan/domain/project/progress';
import type { ReactNode } from 'react';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { NextModule } from './NextModule.tsx';
import type { ModuleWork } from './useModuleWork.ts';

/** What stands around every module: what is announced, the conflicts, and the way on. */
export function ModuleFrame({ work, children }: { work: ModuleWork; children: ReactNode }) {
  const { definition, saving, instant } = work;
  return (
    <>
      <p role="status" className="sr-only">
        {work.announcement}
      </p>
      {children}
      {isModuleComplete(definition, work.entry) ? <NextModule after={definition} /> : null}
      <ConflictDialog
        definition={definition}
        conflict={saving.conflict}
        mine={work.writing.written}
        onKeepMine={saving.keepMine}
        onTakeTheirs={saving.takeTheirs}
        onGoOn={saving.goOn}
      />
      <ChangedMeanwhile instant={instant} />
    </>
  );
}

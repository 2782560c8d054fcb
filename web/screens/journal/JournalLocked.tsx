import type { Decision } from '@elan/domain/decision';
import { useCopy } from '../../copy/copy.ts';
import { LockedNotice } from '../../moduleEditor/questions/LockedNotice.tsx';
import type { ModuleWork } from '../../moduleEditor/state/useModuleEditor.ts';

/** What is closed without premium, and that the journal itself is not. */
export function JournalLocked({ work, mayAdd }: { work: ModuleWork; mayAdd: Decision }) {
  const { journal } = useCopy();
  return (
    <>
      <LockedNotice work={work} />
      {mayAdd.allowed && !work.mayWrite.allowed ? <p>{journal.stillOpen}</p> : null}
    </>
  );
}

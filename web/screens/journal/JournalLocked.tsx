import type { Decision } from '@elan/domain/decision';
import { useCopy } from '../../copy/copy.ts';
import { LockedNotice } from '../../moduleEditor/questions/LockedNotice.tsx';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';

/** What is closed without Premium, and that the journal itself is not. */
export function JournalLocked({ editor, mayAdd }: { editor: ModuleEditor; mayAdd: Decision }) {
  const { journal } = useCopy();
  return (
    <>
      <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
      {mayAdd.allowed && !editor.mayWrite.allowed ? <p>{journal.stillOpen}</p> : null}
    </>
  );
}

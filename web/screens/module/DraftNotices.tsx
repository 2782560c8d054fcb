import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Writing } from './useWriting.ts';

interface DraftNoticesProps {
  readonly writing: Writing;
  readonly onCompare: () => void;
}

/** What a person must know about their draft before they rely on it. */
export function DraftNotices({ writing, onCompare }: DraftNoticesProps) {
  const { moduleScreen } = useCopy();
  const { draft, hasMoved, isUnsaved } = writing;
  const { draftRefused, otherTab, moved } = moduleScreen;
  return (
    <>
      {draft.refused && isUnsaved ? (
        <Notice tone="danger" title={draftRefused.title} announce>
          {draftRefused.text}
        </Notice>
      ) : null}
      {hasMoved ? (
        <Notice
          tone="warn"
          title={moved.title}
          announce
          action={<Button onClick={onCompare}>{moved.compare}</Button>}
        >
          {moved.text}
        </Notice>
      ) : null}
      {draft.otherTab && !hasMoved ? (
        <Notice tone="warn" title={otherTab.title} announce>
          {otherTab.text}
        </Notice>
      ) : null}
    </>
  );
}

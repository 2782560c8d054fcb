import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import { Passage } from '../../writeUp/WriteUp.tsx';
import { Elapsed, StopButton } from '../result/WritingProgress.tsx';
import type { Revision } from './useRevision.ts';

interface RevisionProgressProps {
  readonly revision: Revision;
  /** Called when the Stop button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
}

/** The proposal while it is being written, with a Stop button. */
export function RevisionProgress({ revision, onGone }: RevisionProgressProps) {
  const { moduleScreen, revision: words } = useCopy();
  const { state } = revision;
  const isRunning = state.phase === 'running';
  const isLooking = isRunning && state.isLooking;
  const trouble = isRunning && state.reconnecting ? moduleScreen.reconnecting : '';
  return (
    <div className="mt-2">
      <Elapsed words={isLooking ? moduleScreen.looking : words.writing} />
      <p role="status" className={trouble === '' ? 'sr-only' : 'mt-2 text-sm'}>
        {trouble || (isRunning && state.isThinking ? moduleScreen.thinking : words.writing)}
      </p>
      {isRunning && state.isWriting ? <Growing state={state} /> : null}
      <div className="mt-3 space-y-2">
        <StopButton
          stop={isRunning ? state.stop : undefined}
          onStop={() => void revision.stop()}
          onGone={onGone}
        />
      </div>
    </div>
  );
}

type Running = Extract<Revision['state'], { phase: 'running' }>;

function Growing({ state }: { state: Running }) {
  const text = useStoreValue(state.text, (now) => now);
  return (
    <div className="mt-3 rounded border border-line bg-surface p-4">
      <Passage text={text} writing />
    </div>
  );
}

import { useCopy } from '../../copy/copy.ts';
import { needsUncountedNote } from '../../generation/uncounted.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { SupportFor } from '../../subscription/SupportLink.tsx';
import { useGenerationFailureText } from '../../subscription/useRefusalText.ts';
import { Notice, type NoticeProps } from '../../ui/Notice.tsx';
import { RetryButton } from '../RetryButton.tsx';
import type { Revision } from './useRevision.ts';

interface RevisionFailureProps {
  readonly revision: Revision;
  /** Called when the message disappears while it contains the focus, to move the focus nearby. */
  readonly onGone: () => void;
}

/** The reason why the last request failed, its effect on the quota and the text, and what to do next. */
export function RevisionFailure({ revision, onGone }: RevisionFailureProps) {
  const { moduleScreen, revision: words } = useCopy();
  const say = useGenerationFailureText();
  const { failure, isRunning, isCutOff, hadPartOfResult } = revision;
  if (failure === undefined || isRunning) return null;
  const code = failure instanceof ApiFailure ? failure.code : 'internal';
  if (code === 'generation_stopped') {
    const { stopped } = moduleScreen.results.writeUp;
    return <Message>{`${stopped} ${hadPartOfResult ? moduleScreen.shownGone : ''}`}</Message>;
  }
  if (code === 'generation_stopped_counted') {
    return <Message>{`${say(failure)} ${words.textKept}`}</Message>;
  }
  if (code === 'save_conflict') return <Message tone="warn">{words.conflict}</Message>;
  const retry = <RetryButton onRetry={revision.retry} onGone={onGone} />;
  if (isCutOff) {
    const { title, goesOn, mayGoOn, back } = moduleScreen.interrupted;
    return (
      <Message tone="warn" title={title} action={retry}>
        {`${hadPartOfResult ? goesOn : mayGoOn} ${back}`}
      </Message>
    );
  }
  if (code === 'generation_not_begun') {
    return (
      <Message tone="warn" title={moduleScreen.notBegun.title} action={retry}>
        {words.notBegun}
      </Message>
    );
  }
  return (
    <Message tone="danger" title={words.failed} action={retry}>
      <p>{say(failure)}</p>
      <SupportFor code={code} />
      <p className="mt-1">
        {`${needsUncountedNote(failure) ? moduleScreen.notCounted : ''} ${words.textKept}`}
      </p>
    </Message>
  );
}

function Message(props: NoticeProps) {
  return <Notice {...props} announce className="mt-3" />;
}

import { useCopy } from '../../copy/copy.ts';
import { needsUncountedNote } from '../../generation/uncounted.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { SupportFor } from '../../subscription/SupportLink.tsx';
import { useGenerationFailureText } from '../../subscription/useRefusalText.ts';
import { Notice } from '../../ui/Notice.tsx';
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
    return (
      <Notice announce className="mt-3">
        {`${moduleScreen.results.writeUp.stopped} ${hadPartOfResult ? moduleScreen.shownGone : ''}`}
      </Notice>
    );
  }
  if (code === 'generation_stopped_counted') {
    return (
      <Notice announce className="mt-3">
        {`${say(failure)} ${words.textKept}`}
      </Notice>
    );
  }
  if (code === 'save_conflict') {
    return (
      <Notice tone="warn" announce className="mt-3">
        {words.conflict}
      </Notice>
    );
  }
  const retry = <RetryButton onRetry={revision.retry} onGone={onGone} />;
  if (isCutOff) {
    const { title, goesOn, mayGoOn, back } = moduleScreen.interrupted;
    return (
      <Notice tone="warn" title={title} action={retry} announce className="mt-3">
        {`${hadPartOfResult ? goesOn : mayGoOn} ${back}`}
      </Notice>
    );
  }
  if (code === 'generation_not_begun') {
    const { title } = moduleScreen.notBegun;
    return (
      <Notice tone="warn" title={title} action={retry} announce className="mt-3">
        {words.notBegun}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={words.failed} action={retry} announce className="mt-3">
      <p>{say(failure)}</p>
      <SupportFor code={code} />
      <p className="mt-1">
        {`${needsUncountedNote(failure) ? moduleScreen.notCounted : ''} ${words.textKept}`}
      </p>
    </Notice>
  );
}

import { isText } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { isReleased, needsUncountedNote } from '../../generation/uncounted.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { SupportFor, SupportLink } from '../../subscription/SupportLink.tsx';
import { useGenerationFailureText } from '../../subscription/useRefusalText.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice, type NoticeProps } from '../../ui/Notice.tsx';
import { RetryButton } from '../RetryButton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

interface GenerationFailureProps extends Pick<ModuleEditor, 'definition' | 'generation' | 'retry'> {
  readonly hasEarlier: boolean;
  /** Called when the message disappears while it contains the focus, to move the focus nearby. */
  readonly onGone: () => void;
}

/** The reason why the last generation failed, its effect on the texts and the quota, and what to do next. */
export function GenerationFailure(props: GenerationFailureProps) {
  const { definition, generation, hasEarlier, onGone } = props;
  const { moduleScreen, guiding } = useCopy();
  const say = useGenerationFailureText();
  const { failure, hadPartOfResult, isCutOff, isRunning } = generation;
  const words = moduleScreen.results[definition.kind];
  if (failure === undefined || isRunning) return null;
  const code = failure instanceof ApiFailure ? failure.code : 'internal';
  if (code === 'generation_stopped') {
    const lostText = hadPartOfResult ? [moduleScreen.shownGone] : [];
    const earlier = hadPartOfResult && hasEarlier ? [words.earlierKept] : [];
    return <FailureMessage>{[words.stopped, ...lostText, ...earlier].join(' ')}</FailureMessage>;
  }
  if (code === 'generation_stopped_counted') {
    return (
      <FailureMessage>
        {hasEarlier ? `${say(failure)} ${words.earlierKept}` : say(failure)}
      </FailureMessage>
    );
  }
  if (code === 'not_found') {
    const { title, text, counted } = moduleScreen.projectGone;
    const { link } = moduleScreen.noProject;
    return (
      <FailureMessage
        tone="warn"
        title={title}
        action={<LinkButton to="/dashboard">{link}</LinkButton>}
      >
        {hadPartOfResult ? `${text} ${counted}` : text}
      </FailureMessage>
    );
  }
  const retry = <RetryButton onRetry={props.retry} onGone={onGone} />;
  if (code === 'generation_not_begun') {
    const { title, text } = moduleScreen.notBegun;
    return (
      <FailureMessage tone="warn" title={title} action={retry}>
        <p>{hasEarlier ? `${text} ${words.earlierKept}` : text}</p>
      </FailureMessage>
    );
  }
  if (code === 'autofill_found_nothing') {
    const { title, text } = guiding.autoFill.foundNothing;
    return (
      <FailureMessage tone="warn" title={title}>
        {`${text} ${moduleScreen.notCounted}`}
      </FailureMessage>
    );
  }
  const lostText = isText(definition.kind) ? moduleScreen.beginningGone : moduleScreen.shownGone;
  const sentences = [
    needsUncountedNote(failure) ? moduleScreen.notCounted : undefined,
    isReleased(failure) && hadPartOfResult ? lostText : undefined,
    hasEarlier ? words.earlierKept : undefined,
  ].filter((sentence) => sentence !== undefined);
  const aftermath = sentences.length > 0 ? <p className="mt-1">{sentences.join(' ')}</p> : null;
  if (isCutOff) {
    const { title, goesOn, mayGoOn, back } = moduleScreen.interrupted;
    return (
      <FailureMessage tone="warn" title={title} action={retry}>
        <p>{`${hadPartOfResult ? goesOn : mayGoOn} ${back}`}</p>
        {aftermath}
      </FailureMessage>
    );
  }
  if (code === 'ai_unavailable') {
    const { title, silent, brokeOff } = moduleScreen.unavailable;
    return (
      <FailureMessage tone="danger" title={title} action={retry}>
        <p>{hadPartOfResult ? brokeOff : silent}</p>
        {aftermath}
        <WhatToDo />
      </FailureMessage>
    );
  }
  return (
    <FailureMessage
      tone="danger"
      title={generation.isAutoFill ? guiding.autoFill.failed : words.failed}
      action={retry}
    >
      <p>{say(failure)}</p>
      <SupportFor code={code} />
      {aftermath}
    </FailureMessage>
  );
}

function FailureMessage(props: Omit<NoticeProps, 'announce' | 'className'>) {
  return <Notice {...props} announce className="mt-4" />;
}

/** What the user can do while the AI provider does not respond. */
function WhatToDo() {
  const { whatToDo, steps, rest } = useCopy().moduleScreen.unavailable;
  return (
    <>
      <p className="mt-2">{whatToDo}</p>
      <ul className="my-1 list-disc pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <SupportLink />
      <p>{rest}</p>
    </>
  );
}

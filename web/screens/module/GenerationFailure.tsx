import { ApiFailure } from '../../api.ts';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { useWriteUp } from './useWriteUp.ts';

interface GenerationFailureProps {
  readonly writeUp: ReturnType<typeof useWriteUp>;
  readonly hasEarlierText: boolean;
}

/** Why the last generation gave nothing, what became of the earlier text, and a way to try again. */
export function GenerationFailure({ writeUp, hasEarlierText }: GenerationFailureProps) {
  const { moduleScreen, common } = useCopy();
  const say = useFailureText();
  const { failure, isOutOfSight, isRunning } = writeUp;
  if (failure === undefined || isRunning) return null;
  const code = failure instanceof ApiFailure ? failure.code : 'internal';
  if (code === 'generation_stopped') {
    return (
      <Notice className="mt-4" announce>
        {moduleScreen.stoppedBeforeText}
      </Notice>
    );
  }
  const retry = (
    <Button onClick={writeUp.retry} look="secondary">
      {common.retry}
    </Button>
  );
  const earlier = hasEarlierText ? <p className="mt-2">{moduleScreen.earlierKept}</p> : null;
  if (code === 'ai_unavailable') {
    const { title, text, steps, rest } = moduleScreen.unavailable;
    return (
      <Notice tone="danger" title={title} announce action={retry} className="mt-4">
        <p>{text}</p>
        <ul className="my-1 list-disc pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>{rest}</p>
        {earlier}
      </Notice>
    );
  }
  if (isOutOfSight && code === 'network') {
    const { title, text } = moduleScreen.interrupted;
    return (
      <Notice tone="warn" title={title} announce action={retry} className="mt-4">
        <p>{text}</p>
        {earlier}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={moduleScreen.failed} announce action={retry} className="mt-4">
      <p>{say(failure)}</p>
      {earlier}
    </Notice>
  );
}

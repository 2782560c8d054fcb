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
  // What the stream tells was released by the server before it was told.
  const isReleased = failure instanceof ApiFailure && failure.status === 200;
  const aftermath = [
    isReleased && code !== 'generation_interrupted' ? moduleScreen.notCounted : undefined,
    hasEarlierText ? moduleScreen.earlierKept : undefined,
  ].filter((sentence) => sentence !== undefined);
  const rest = aftermath.length > 0 ? <p className="mt-2">{aftermath.join(' ')}</p> : null;
  if (code === 'ai_unavailable') {
    const { title, text, steps, rest: others } = moduleScreen.unavailable;
    return (
      <Notice tone="danger" title={title} announce action={retry} className="mt-4">
        <p>{text}</p>
        <ul className="my-1 list-disc pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>{others}</p>
        {rest}
      </Notice>
    );
  }
  if (isOutOfSight && code === 'network') {
    const { title, text } = moduleScreen.interrupted;
    return (
      <Notice tone="warn" title={title} announce action={retry} className="mt-4">
        <p>{text}</p>
        {rest}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={moduleScreen.failed} announce action={retry} className="mt-4">
      <p>{say(failure)}</p>
      {rest}
    </Notice>
  );
}

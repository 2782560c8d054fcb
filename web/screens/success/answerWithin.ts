import { ApiFailure } from '../../lib/apiClient.ts';

/**
 * Waits for a request with a time limit, and aborts it when the time is up.
 * @param milliseconds the time limit.
 * @param signal aborts the wait.
 * @throws ApiFailure `network` when the time is up; the signal's reason when aborted.
 */
export function answerWithin<Answer>(
  milliseconds: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const question = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      reject(reason);
      question.abort(reason);
    };
    const leave = () => giveUp(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => giveUp(new ApiFailure('network')), milliseconds);
    ask(question.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      });
  });
}

import { useEffect, useRef } from 'react';
import { ApiFailure, call } from './apiClient.ts';
import { contract } from './contract.ts';

/**
 * @returns true where the server did not say how a request ended, such as a generation that may still run. A failure
 * reported in a stream (status 200) and a refusal do end it.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const { code, status } = failure;
  return code === 'network' || status === 401 || status === 429 || status >= 500;
}

/** Sent by a proxy whose server is down, and by a server that is stopping or has no database. */
const awayStatuses = new Set([502, 503, 504]);

/** @returns true where the server could not be reached, so that nothing is known about the request. */
export function isServerUnreachable(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.code === 'network' || awayStatuses.has(failure.status);
}

/** The delay between attempts to reach an unavailable server, in milliseconds. */
export const askEveryMs = 10_000;

/**
 * Waits until the server is ready again: the network, the server or its database may be down.
 * @param onBack called once, when the server answers or the browser reports that the network is back.
 * @returns a function that cancels the wait.
 */
export function waitForServer(onBack: () => void): () => void {
  let isWaiting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    isWaiting = false;
    clearTimeout(timer);
    window.removeEventListener('online', back);
  };
  const back = () => {
    if (!isWaiting) return;
    leave();
    onBack();
  };
  const askLater = () => {
    if (isWaiting) timer = setTimeout(ask, askEveryMs);
  };
  const ask = () =>
    call(contract.ready, undefined, { signal: AbortSignal.timeout(askEveryMs) }).then(
      back,
      askLater,
    );
  askLater();
  window.addEventListener('online', back);
  return leave;
}

/**
 * Repeats what failed because the server could not be reached, once it is back; other failures are left to the person.
 * @returns whether it is waiting.
 */
export function useRetryWhenOnline(failure: unknown, retry: () => void): boolean {
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const waits = isServerUnreachable(failure);
  useEffect(() => {
    if (!waits) return;
    return waitForServer(() => again.current());
  }, [waits]);
  return waits;
}

import { useEffect, useRef } from 'react';
import { ApiFailure, call } from './apiClient.ts';
import { contract } from './contract.ts';

/**
 * @returns true if the server did not report how a request ended, so that for example a generation may still run. After
 *   any other error response, or a failure reported in a stream (status 200), the request has certainly ended.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const { code, status } = failure;
  return code === 'network' || status === 401 || status === 429 || status >= 500;
}

/** Sent by a proxy whose server is down, and by a server that is shutting down or has lost its database. */
const awayStatuses = new Set([502, 503, 504]);

/** @returns true if the server could not be reached, so the outcome of the request is unknown. */
export function isServerUnreachable(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.code === 'network' || awayStatuses.has(failure.status);
}

/** Interval between attempts to reach an unavailable server, in milliseconds. */
export const askEveryMs = 10_000;

/**
 * Waits until the server is ready again, after the network, the server or its database was down.
 * @param onBack called once, when the server responds or the browser reports that the network is back.
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
 * Calls `retry` when the server can be reached again, if that was the reason for the failure. Other failures are left
 * to the user.
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

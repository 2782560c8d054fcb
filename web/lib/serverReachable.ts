import { databaseFailures } from '@elan/domain/databaseFailures';
import { useEffect, useRef } from 'react';
import { ApiFailure, type ApiFailureCode, call } from './apiClient.ts';
import { contract } from './contract.ts';

/**
 * Failures of a save or a generation that do not reveal what became of an earlier request with the same content. All
 * other codes but `internal` mean that nothing was started, or that it has ended.
 */
const unknownOutcomes: ReadonlySet<ApiFailureCode> = new Set<ApiFailureCode>([
  'network',
  // Sent before the server looks for the earlier request.
  'unauthenticated',
  'other_person',
  'rate_limited',
  'stopping',
  // The work may have been stored before the failure.
  ...databaseFailures,
]);

/** @returns true if the work of the request, a save or a generation, may still be running or done on the server. */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const { code, status } = failure;
  // Reported in a stream, at the end of the work.
  if (status === 200) return false;
  // Also stands for a reply that is not our server's, such as a proxy's. Any other status of those is a refusal.
  if (code === 'internal') return status === 401 || status === 429 || status >= 500;
  return unknownOutcomes.has(code);
}

/** Among others, sent by a proxy whose server is down, or by a server that is shutting down or has no database. */
const awayStatuses = new Set([502, 503, 504]);

/** @returns true if there was no response or its status is one of `awayStatuses`. */
export function isServerUnreachable(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.code === 'network' || awayStatuses.has(failure.status);
}

/** Wait before each attempt to reach an unavailable server, and the attempt's timeout, in milliseconds. */
export const askEveryMs = 10_000;

/**
 * Waits for the server after the network, the server or its database was down.
 * @param onBack called once, when the server is ready again or the browser reports that the network is back.
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
 * If `isServerUnreachable` is true of the failure, calls `retry` once the server may be reachable again. Otherwise does
 * nothing.
 * @returns whether the hook is waiting for the server.
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

import { ApiFailure } from '../lib/apiClient.ts';

/**
 * @returns true where the server did not say how a generation ended: it may still run, or be done.
 * A failure reported in the stream (status 200) and a refusal do end it.
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

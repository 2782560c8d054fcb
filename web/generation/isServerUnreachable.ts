import { ApiFailure } from '../lib/apiClient.ts';

/** Sent by a proxy whose server is down, and by a server that is stopping or has no database. */
const awayStatuses = new Set([502, 503, 504]);

/** @returns true where the server could not be reached, so that nothing is known about the request. */
export function isServerUnreachable(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.code === 'network' || awayStatuses.has(failure.status);
}

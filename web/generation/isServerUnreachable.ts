import { ApiFailure } from '../lib/apiClient.ts';

/** What a proxy answers for a server that is away, and a server that stops or has no database. */
const awayStatuses = new Set([502, 503, 504]);

/** @returns true where the server could not be asked: not a word of it on what was asked for. */
export function isServerUnreachable(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.code === 'network' || awayStatuses.has(failure.status);
}

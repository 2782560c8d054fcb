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

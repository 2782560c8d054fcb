import { ApiFailure } from '../lib/apiClient.ts';

/** Codes of failures whose own message states whether the generation was counted. */
const selfExplained: ReadonlySet<string> = new Set([
  'generation_interrupted',
  'generation_not_begun',
  'generation_stopped',
  'generation_stopped_counted',
]);

/**
 * @returns whether the server reported a failure in the stream, which it does only once the generation is over. Except
 * after `generation_stopped_counted`, the generation was not counted.
 */
export function isReleased(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 200;
}

/** @returns whether to add a note that the generation was not counted. Never true if it may still be running. */
export function needsUncountedNote(failure: unknown): boolean {
  return failure instanceof ApiFailure && isReleased(failure) && !selfExplained.has(failure.code);
}

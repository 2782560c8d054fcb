import { ApiFailure } from '../lib/apiClient.ts';

/** Failures whose own message states that nothing was counted. */
const selfExplained: ReadonlySet<string> = new Set([
  'generation_interrupted',
  'generation_stopped',
]);

/** @returns whether the server reported a failure in the stream, which it does once the unit is released. */
export function isReleased(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 200;
}

/** @returns whether to add to a failure that the generation was not counted: never where it may go on. */
export function needsUncountedNote(failure: unknown): boolean {
  return failure instanceof ApiFailure && isReleased(failure) && !selfExplained.has(failure.code);
}

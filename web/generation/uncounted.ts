import { ApiFailure } from '../lib/apiClient.ts';

/** Their sentence says so itself. */
const saySo: ReadonlySet<string> = new Set(['generation_interrupted', 'generation_stopped']);

/** @returns whether the server told of a failure in the stream, which it does once the unit is released. */
export function isReleased(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 200;
}

/** @returns whether to say beside a failure that the generation was not counted: never where it may go on. */
export function isToldUncounted(failure: unknown): boolean {
  return failure instanceof ApiFailure && isReleased(failure) && !saySo.has(failure.code);
}

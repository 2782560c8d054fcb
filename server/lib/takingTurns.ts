import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parts } from '@elan/domain/parts';

/** A turn lasts at least this many milliseconds, and then ends with the current part. */
const longest = 10;

/** Runs a long computation in parts, and lets other requests run in between. */
export async function inTurns<Result>(parts: Parts<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    if (performance.now() - since < longest) continue;
    await nextTurn();
    since = performance.now();
  }
}

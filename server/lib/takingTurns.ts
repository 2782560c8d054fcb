import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parts } from '@elan/domain/parts';

/** A turn ends with the part during which it has lasted this many milliseconds. */
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

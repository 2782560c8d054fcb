import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parts } from '@elan/domain/parts';

/** Milliseconds after which others get their turn. */
const longest = 10;

/** Computes something long; other requests are answered between its parts. */
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

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others get their turn. */
const longest = 10;

/** @returns a function to await between two parts of long work: other requests are answered there where it is time. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await nextTurn();
    since = performance.now();
  };
}

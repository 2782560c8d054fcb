import { useEffect, useState } from 'react';
import type { Store } from '../lib/store.ts';

/** Longer than a provider is usually silent, in milliseconds. */
const unusualMs = 15_000;
const lookEveryMs = 500;

/** @returns true while the text has not grown for unusually long although `isExpected` says it should. */
export function useStalled(store: Store<unknown>, isExpected: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    setSilent(false);
    if (!isExpected) return;
    let heardAt = performance.now();
    const leave = store.subscribe(() => {
      heardAt = performance.now();
    });
    // One interval: a fast stream would otherwise set and clear a timer for each chunk.
    const timer = setInterval(
      () => setSilent(performance.now() - heardAt >= unusualMs),
      lookEveryMs,
    );
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [store, isExpected]);
  return isSilent;
}

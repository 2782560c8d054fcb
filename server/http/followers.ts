import { Failure } from '@elan/domain/failure';
import type { Run } from '../generation/run.ts';

/**
 * Maximum number of open replies that follow one generation in this process, more than a user's tabs need.
 */
const mostFollowers = 100;

/** `Retry-After` of a refused reply, in seconds. */
const retryAfter = 5;

/**
 * Limits how many replies follow each generation, so that one generation cannot keep an unlimited number of connections
 * open.
 */
export function createFollowers(most = mostFollowers) {
  const counts = new WeakMap<Run, number>();
  return {
    /**
     * @returns a function to call when the reply ends.
     * @throws Failure `rate_limited` if too many replies follow the run.
     */
    join(run: Run): () => void {
      const count = counts.get(run) ?? 0;
      if (count >= most) throw new Failure('rate_limited', { facts: { retryAfter } });
      counts.set(run, count + 1);
      let isThere = true;
      return () => {
        if (isThere) counts.set(run, (counts.get(run) ?? 1) - 1);
        isThere = false;
      };
    },
  };
}

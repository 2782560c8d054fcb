import { Failure } from '@elan/domain/failure';
import type { Run } from '../generation/run.ts';

/** Replies that one generation is sent to at once in this process: a person's tabs, and then some. */
const mostFollowers = 100;

/** Seconds after which it is worth asking again. */
const retryAfter = 5;

/** Counts who follows each generation: otherwise one of them could hold any number of connections open. */
export function createFollowers(most = mostFollowers) {
  const counts = new WeakMap<Run, number>();
  return {
    /** @returns what is to be called when the reply has ended. @throws Failure `rate_limited`. */
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

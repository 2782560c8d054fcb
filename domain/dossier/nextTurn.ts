/** A person's use of something that all share: seconds, as they counted at a point in time (ms). */
export interface Use {
  readonly seconds: number;
  readonly at: number;
}

/** Half of a person's use is forgotten after this many milliseconds. */
const halfLifeMs = 60_000;

/** @returns the seconds that still count at `now` (ms). */
export function usedLately(use: Use | undefined, now: number): number {
  return use === undefined ? 0 : use.seconds * 0.5 ** ((now - use.at) / halfLifeMs);
}

/** @returns a person's use, once these seconds are added. */
export function addUse(use: Use | undefined, seconds: number, now: number): Use {
  return { seconds: usedLately(use, now) + seconds, at: now };
}

/**
 * @param waiting in the order in which they came.
 * @returns whose turn it is: the person with the least recent use; among equals, the first who came.
 */
export function nextTurn<Waiting extends { readonly person: string }>(
  waiting: readonly Waiting[],
  uses: ReadonlyMap<string, Use>,
  now: number,
): Waiting | undefined {
  let next: Waiting | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of waiting) {
    const used = usedLately(uses.get(one.person), now);
    if (used < least) {
      next = one;
      least = used;
    }
  }
  return next;
}

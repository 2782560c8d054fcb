/** A person's use of a shared resource: the seconds that counted at time `at` (ms). */
export interface Use {
  readonly seconds: number;
  readonly at: number;
}

/** Half-life of the recorded use, in milliseconds. */
const halfLifeMs = 60_000;

/** @returns the seconds that still count at `now` (ms). */
export function usedLately(use: Use | undefined, now: number): number {
  return use === undefined ? 0 : use.seconds * 0.5 ** ((now - use.at) / halfLifeMs);
}

/** @returns the use after adding these seconds. */
export function addUse(use: Use | undefined, seconds: number, now: number): Use {
  return { seconds: usedLately(use, now) + seconds, at: now };
}

/**
 * @param waiting in order of arrival.
 * @returns the request of the person with the least recent use; the earliest in case of a tie.
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

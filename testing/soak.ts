/** Picks an integer from `least` to `most`. */
export type Pick = (least: number, most: number) => number;

/** The share of the full rounds to run, in percent: `.ci/run` requests a few, `npm run soak` runs all. */
const percent = Number(process.env.SOAK_PERCENT ?? 100);

/** One round: what it picks its random moments with, and its number from 1. */
export type Round = (pick: Pick, number: number) => Promise<void>;

/** @returns how many of the full rounds to run; at least one. */
export const roundsOf = (full: number): number => Math.max(1, Math.round((full * percent) / 100));

/**
 * Runs rounds with moments picked at random, one after the other, so that what one leaves behind shows in the next.
 * A round that fails names the `SOAK_SEED` that picks the same moments again.
 * @param full how many rounds are 100 percent.
 * @param isEnough asked after them: more rounds follow until it returns true, so that chance leaves nothing out.
 */
export async function soak(full: number, round: Round, isEnough = () => true): Promise<void> {
  const rounds = roundsOf(full);
  const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
  const random = seeded(seed);
  for (let number = 1; number <= rounds || !isEnough(); number += 1) {
    const picked: number[] = [];
    const pick: Pick = (least, most) => {
      const value = least + Math.floor(random() * (most - least + 1));
      picked.push(value);
      return value;
    };
    try {
      await round(pick, number);
    } catch (cause) {
      const where = `round ${number} of ${rounds}, SOAK_SEED=${seed}, picked ${picked.join(', ')}`;
      throw new Error(`${where}: ${String(cause)}`, { cause });
    }
  }
}

/** A seeded random number generator from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The time window in which to kill an operation of unknown duration: it is halved after each
 * operation that finished and grows after each that was killed. Both outcomes occur within a few rounds.
 * @param firstMs the first end of the window, in milliseconds.
 */
export function adaptiveKillWindow(firstMs: number) {
  let endMs = firstMs;
  return {
    /** An integer, in milliseconds; 0 kills the operation before it can be done. */
    endMs: () => Math.floor(endMs),
    gotThrough() {
      endMs /= 2;
    },
    wasStruck() {
      endMs = Math.max(1, endMs * 1.5);
    },
  };
}

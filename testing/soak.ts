/** Picks a random integer from `least` to `most`. */
export type Pick = (least: number, most: number) => number;

/** The percentage of the full number of rounds to run. `.ci/run` runs only a few; `npm run soak` runs all of them. */
const percent = Number(process.env.SOAK_PERCENT ?? 100);

/** One round. Its `number` starts at 1. */
export type Round = (pick: Pick, number: number) => Promise<void>;

/** @returns how many of the full number of rounds to run; at least one. */
export const roundsOf = (full: number): number => Math.max(1, Math.round((full * percent) / 100));

/**
 * Runs rounds at randomly picked times, one after another, so that the leftovers of one round show up in the next. The
 * error of a failed round contains the `SOAK_SEED` that picks the same times again.
 * @param full the number of rounds at 100 percent.
 * @param isEnough called after these rounds; more rounds follow until it returns true, so that each case occurs.
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

/** A seeded random number generator with values from 0 to 1 (mulberry32). */
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
 * The time window in which to kill an operation of unknown duration. It is halved after each operation that finished
 * and grows after each that was killed, so that both outcomes occur within a few rounds.
 * @param firstMs the initial end of the window, in milliseconds.
 */
export function adaptiveKillWindow(firstMs: number) {
  let endMs = firstMs;
  return {
    /** An integer, in milliseconds; 0 kills the operation before it can finish. */
    endMs: () => Math.floor(endMs),
    gotThrough() {
      endMs /= 2;
    },
    wasStruck() {
      endMs = Math.max(1, endMs * 1.5);
    },
  };
}

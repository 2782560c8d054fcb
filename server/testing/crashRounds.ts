/** Picks a whole number from `least` to `most`. */
export type Pick = (least: number, most: number) => number;

/** How many of the full rounds are run, in percent: a few locally, all of them in CI. */
const percent = Number(process.env.CRASH_ROUNDS ?? 10);

/** One round: it gets a random picker and its number, from 1. */
export type Round = (pick: Pick, number: number) => Promise<void>;

/**
 * Runs rounds that kill something.
 * @param full how many rounds are 100 percent.
 * @param isEnough checked afterwards: more rounds follow until it returns true, so that every case occurs.
 */
export function crashRounds(full: number, round: Round, isEnough = () => true): Promise<void> {
  return seededRounds(Math.max(1, Math.round((full * percent) / 100)), round, isEnough);
}

/**
 * Runs rounds with random moments, one after the other, so that what one leaves behind
 * affects the next. A failing round reports the seed that repeats it.
 */
export async function seededRounds(
  rounds: number,
  round: Round,
  isEnough = () => true,
): Promise<void> {
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
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
      const where = `round ${number} of ${rounds}, CRASH_SEED=${seed}, picked ${picked.join(', ')}`;
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

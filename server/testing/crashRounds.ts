/** Picks a whole number from `least` to `most`. */
export type Pick = (least: number, most: number) => number;

/** How many of the full rounds are run, in percent: a taste of them each time, all of them in CI. */
const percent = Number(process.env.CRASH_ROUNDS ?? 10);

/** One of the rounds, with what it picks its moments by and its number from 1. */
export type Round = (pick: Pick, number: number) => Promise<void>;

/**
 * Runs rounds that kill something.
 * @param full how many rounds are 100 percent.
 * @param isEnough asked after them: more rounds follow until it says yes, so that chance leaves nothing out.
 */
export function crashRounds(full: number, round: Round, isEnough = () => true): Promise<void> {
  return seededRounds(Math.max(1, Math.round((full * percent) / 100)), round, isEnough);
}

/**
 * Runs rounds with moments picked at random, one after the other, so that what one leaves behind
 * shows in the next. One that fails names the seed that picks the same moments again.
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

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed gives the same ones. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

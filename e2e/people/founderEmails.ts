/** Enough for all workers of a run, given that a restarted worker has a new number. */
const workers = 60;
const eachWorker = 40;

/**
 * @returns the email of a founder who is reserved for this worker.
 * @throws Error if none is left.
 */
export function founderEmail(worker: number, turn: number): string {
  if (worker >= workers || turn >= eachWorker) throw new Error('no founder is left');
  return `fondatrice.${worker}.${turn}@exemple.ca`;
}

/** The founders of the suite's servers, who can use every module without their generations being counted. */
export const founderEmails: readonly string[] = Array.from({ length: workers }, (_, worker) =>
  Array.from({ length: eachWorker }, (_unused, turn) => founderEmail(worker, turn)),
).flat();

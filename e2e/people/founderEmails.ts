/** Enough for every worker of a run; a restarted worker has a new number. */
const workers = 60;
const eachWorker = 40;

/** @throws Error if a worker has no founder left. */
export function founderEmail(worker: number, turn: number): string {
  if (worker >= workers || turn >= eachWorker) throw new Error('no founder is left');
  return `fondatrice.${worker}.${turn}@exemple.ca`;
}

/** The founders of the suite's servers: they can use every module, and nothing is counted. */
export const founderEmails: readonly string[] = Array.from({ length: workers }, (_, worker) =>
  Array.from({ length: eachWorker }, (_unused, turn) => founderEmail(worker, turn)),
).flat();

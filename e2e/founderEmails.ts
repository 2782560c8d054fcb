/** Enough for every worker of a run; a worker that is begun anew has a number of its own. */
const workers = 60;
const eachWorker = 40;

/** @throws Error when a worker has no founder left. */
export function founderEmail(worker: number, turn: number): string {
  if (worker >= workers || turn >= eachWorker) throw new Error('no founder is left');
  return `fondatrice.${worker}.${turn}@exemple.ca`;
}

/** The founders of the suite's servers: every module is open to them, and nothing is counted. */
export const founderEmails: readonly string[] = Array.from({ length: workers }, (_, worker) =>
  Array.from({ length: eachWorker }, (_unused, turn) => founderEmail(worker, turn)),
).flat();

import type { Handler, JobServices } from '../queue/handler.ts';
import type { Queue } from '../queue/queue.ts';
import { makeDocuments, queueDocuments } from './makeDocuments.ts';
import { reconciling } from './reconcileSubscriptions.ts';
import { releaseStaleGenerations } from './releaseStaleGenerations.ts';
import { deletions, resumeAccountDeletions } from './resumeAccountDeletions.ts';
import { queueMails, sendMail } from './sendMail.ts';
import { measured, upkeep } from './upkeep.ts';

/** All kinds of jobs. */
export const handlers: readonly Handler[] = [
  sendMail,
  makeDocuments,
  upkeep,
  deletions,
  reconciling,
];

/** The jobs of each minute. While one waits or runs in any process, it is not added again. */
const minutely = [upkeep, deletions, reconciling] as const;

const defaultEveryMs = 60_000;

/**
 * Ends stale generations, then runs jobs in this process, and adds those of each minute. If alone, also starts to resume
 * unfinished deletions at once.
 * @param alone whether no other process can be using this database.
 * @param everyMs the interval, in milliseconds.
 * @returns a function that stops adding jobs.
 */
export async function startJobs(
  services: JobServices,
  queue: Queue,
  alone: boolean,
  everyMs = defaultEveryMs,
): Promise<() => void> {
  await measured(services, 'sweep', () => releaseStaleGenerations(services, alone));
  await queue.work(handlers, services);
  const add = async () => {
    for (const handler of minutely) await queue.add(handler, [{}]);
    await queueMails(services, queue);
    await queueDocuments(services, queue);
  };
  const round = () => add().catch((error: unknown) => services.logError(error, 'jobs'));
  const timer = setInterval(round, everyMs);
  await round();
  // Not awaited, since an unresponsive payment provider must not delay the start of the server.
  if (alone) void measured(services, 'deletions', () => resumeAccountDeletions(services, alone));
  return () => clearInterval(timer);
}

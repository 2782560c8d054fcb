import { countNumbersAgain } from '../flows/support/readNumbers.ts';
import type { LogMessage } from '../lib/logLine.ts';
import type { Services } from '../services.ts';
import { vacuum } from '../store/vacuum.ts';
import {
  correctFutureTimes,
  purgeDays,
  purgeDeletedProjects,
  purgeExpiredMail,
  purgeExpiredSessions,
  purgeFormerUsage,
  purgeKnownDevices,
  purgeRateLimits,
  purgeSignInFailures,
  purgeStripeEvents,
  purgeUnconfirmedAccounts,
} from './purge.ts';
import { reconcileSubscriptions } from './reconcileSubscriptions.ts';
import { releaseStaleGenerations } from './releaseStaleGenerations.ts';
import { resumeAccountDeletions } from './resumeAccountDeletions.ts';

interface Job {
  readonly about: LogMessage;
  readonly work: (services: Services) => Promise<void>;
  /** Set if the job calls the payment provider: an interval is skipped while the previous run is in progress. */
  readonly oneAtATime?: true;
}

const defaultJobsMs = 60_000;

/** The jobs that every server runs each minute. */
export const jobs: readonly Job[] = [
  { about: 'sweep', work: (services) => releaseStaleGenerations(services) },
  { about: 'future times', work: correctFutureTimes },
  { about: 'sign-in failures', work: purgeSignInFailures },
  { about: 'rate limits', work: purgeRateLimits },
  { about: 'days of the AI', work: purgeDays },
  { about: 'former usage', work: purgeFormerUsage },
  { about: 'owner numbers', work: countNumbersAgain },
  { about: 'old mails', work: purgeExpiredMail },
  { about: 'sessions', work: purgeExpiredSessions },
  { about: 'known devices', work: purgeKnownDevices },
  { about: 'unconfirmed accounts', work: purgeUnconfirmedAccounts },
  { about: 'payment events', work: purgeStripeEvents },
  { about: 'recycle bins', work: purgeDeletedProjects },
  { about: 'deletions', work: (services) => resumeAccountDeletions(services), oneAtATime: true },
  { about: 'reconciling', work: reconcileSubscriptions, oneAtATime: true },
];

/** PostgreSQL does this by itself. */
const embeddedJob: Job = { about: 'vacuum', work: ({ db }) => vacuum(db) };

/**
 * Ends stale generations, then runs all jobs at intervals. If alone, also starts to resume unfinished deletions at
 * once.
 * @param alone whether no other process can be using this database.
 * @param everyMs the interval, in milliseconds.
 * @returns a function that stops the jobs.
 */
export async function startJobs(
  services: Services,
  alone: boolean,
  everyMs = defaultJobsMs,
): Promise<() => void> {
  const guarded = async (work: () => Promise<void>, about: LogMessage): Promise<void> => {
    const began = performance.now();
    const failed = await work().then(
      () => false,
      (error: unknown) => {
        services.logError(error, about);
        return true;
      },
    );
    services.measure.job({ name: about, seconds: (performance.now() - began) / 1_000, failed });
  };
  await guarded(() => releaseStaleGenerations(services, alone), 'sweep');
  const due = services.config.databaseUrl === undefined ? [...jobs, embeddedJob] : jobs;
  const rounds = due.map(({ about, work, oneAtATime }) => {
    const round = () => guarded(() => work(services), about);
    return oneAtATime ? oneRoundAtATime(round) : () => void round();
  });
  const timer = setInterval(() => {
    for (const round of rounds) round();
  }, everyMs);
  // Not awaited, since an unresponsive payment provider must not delay the start of the server.
  if (alone) void guarded(() => resumeAccountDeletions(services, alone), 'deletions');
  return () => clearInterval(timer);
}

/** Skips a run while the previous one is still in progress. */
function oneRoundAtATime(round: () => Promise<void>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    void round().finally(() => {
      running = false;
    });
  };
}

import type { LogMessage } from '../lib/logLine.ts';
import type { Services } from '../services.ts';
import { purgeDeletedProjects } from './purgeDeletedProjects.ts';
import { purgeExpiredMail } from './purgeExpiredMail.ts';
import { purgeExpiredSessions } from './purgeExpiredSessions.ts';
import { purgeFormerUsage } from './purgeFormerUsage.ts';
import { purgeSignInFailures } from './purgeSignInFailures.ts';
import { purgeStripeEvents } from './purgeStripeEvents.ts';
import { purgeUnconfirmedAccounts } from './purgeUnconfirmedAccounts.ts';
import { reconcileSubscriptions } from './reconcileSubscriptions.ts';
import { releaseStaleGenerations } from './releaseStaleGenerations.ts';
import { resumeAccountDeletions } from './resumeAccountDeletions.ts';

interface Job {
  /** The log's message where it fails. */
  readonly about: LogMessage;
  readonly work: (services: Services) => Promise<void>;
  /** It asks the payment provider: no second round begins while a slow one still waits for its answers. */
  readonly oneAtATime?: true;
}

const defaultJobsMs = 60_000;

/**
 * What every server does each minute, beside what it is asked: ends the generations of dead processes, carries
 * on with deletions that they left, reads again the subscriptions whose events may have been lost, and removes
 * failed sign-ins, free generations of accounts deleted a year ago, old payment events, sessions and links that are
 * over, mails that were given up, addresses
 * that were never confirmed and what lay in recycle bins for too long.
 */
export const jobs: readonly Job[] = [
  { about: 'sweep', work: (services) => releaseStaleGenerations(services) },
  { about: 'sign-in failures', work: purgeSignInFailures },
  { about: 'former usage', work: purgeFormerUsage },
  { about: 'old mails', work: purgeExpiredMail },
  { about: 'sessions', work: purgeExpiredSessions },
  { about: 'unconfirmed accounts', work: purgeUnconfirmedAccounts },
  { about: 'payment events', work: purgeStripeEvents },
  { about: 'recycle bins', work: purgeDeletedProjects },
  { about: 'deletions', work: (services) => resumeAccountDeletions(services), oneAtATime: true },
  { about: 'reconciling', work: reconcileSubscriptions, oneAtATime: true },
];

/**
 * Runs the jobs at once where that is due, and from then on by the clock.
 * @param alone whether no other process can be alive on this database.
 * @param everyMs how often, in milliseconds.
 * @returns stops it.
 */
export async function startJobs(
  services: Services,
  alone: boolean,
  everyMs = defaultJobsMs,
): Promise<() => void> {
  const guarded = (work: Promise<void>, about: LogMessage): Promise<void> =>
    work.catch((error: unknown) => services.logError(error, about));
  await guarded(releaseStaleGenerations(services, alone), 'sweep');
  const rounds = jobs.map(({ about, work, oneAtATime }) => {
    const round = () => guarded(work(services), about);
    return oneAtATime ? oneRoundAtATime(round) : () => void round();
  });
  const timer = setInterval(() => {
    for (const round of rounds) round();
  }, everyMs);
  // A payment provider that does not answer keeps no server from its start.
  if (alone) void guarded(resumeAccountDeletions(services, alone), 'deletions');
  return () => clearInterval(timer);
}

/** A provider that answers slowly is not asked by a second round meanwhile. */
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

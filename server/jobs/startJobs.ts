import type { LogMessage } from '../lib/logLine.ts';
import type { Services } from '../services.ts';
import { emptyBins } from './purgeDeletedProjects.ts';
import { forgetMail } from './purgeExpiredMail.ts';
import { forgetSessions } from './purgeExpiredSessions.ts';
import { forgetFormerUsage } from './purgeFormerUsage.ts';
import { forgetSignInFailures } from './purgeSignInFailures.ts';
import { forgetPaymentEvents } from './purgeStripeEvents.ts';
import { forgetUnconfirmed } from './purgeUnconfirmedAccounts.ts';
import { reconcileSubscriptions } from './reconcileSubscriptions.ts';
import { endDeadGenerations } from './releaseStaleGenerations.ts';
import { finishDeletions } from './resumeAccountDeletions.ts';

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
  { about: 'sweep', work: (services) => endDeadGenerations(services) },
  { about: 'sign-in failures', work: forgetSignInFailures },
  { about: 'former usage', work: forgetFormerUsage },
  { about: 'old mails', work: forgetMail },
  { about: 'sessions', work: forgetSessions },
  { about: 'unconfirmed accounts', work: forgetUnconfirmed },
  { about: 'payment events', work: forgetPaymentEvents },
  { about: 'recycle bins', work: emptyBins },
  { about: 'deletions', work: (services) => finishDeletions(services), oneAtATime: true },
  { about: 'reconciling', work: reconcileSubscriptions, oneAtATime: true },
];

/**
 * Runs the jobs at once where that is due, and from then on by the clock.
 * @param alone whether no other process can be alive on this database.
 * @param everyMs how often, in milliseconds.
 * @returns stops it.
 */
export async function startSweeps(
  services: Services,
  alone: boolean,
  everyMs = defaultJobsMs,
): Promise<() => void> {
  const guarded = (work: Promise<void>, about: LogMessage): Promise<void> =>
    work.catch((error: unknown) => services.logError(error, about));
  await guarded(endDeadGenerations(services, alone), 'sweep');
  const rounds = jobs.map(({ about, work, oneAtATime }) => {
    const round = () => guarded(work(services), about);
    return oneAtATime ? oneRoundAtATime(round) : () => void round();
  });
  const timer = setInterval(() => {
    for (const round of rounds) round();
  }, everyMs);
  // A payment provider that does not answer keeps no server from its start.
  if (alone) void guarded(finishDeletions(services, alone), 'deletions');
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

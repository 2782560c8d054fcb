import { countNumbersAgain } from '../flows/support/readNumbers.ts';
import type { LogMessage } from '../lib/logLine.ts';
import { eachMinute } from '../queue/handler.ts';
import type { Services } from '../services.ts';
import { removeEndedDocuments } from '../store/documents.ts';
import * as expired from '../store/expired.ts';
import { removeExpiredHits } from '../store/rateLimits.ts';
import { vacuum } from '../store/vacuum.ts';
import {
  correctFutureTimes,
  purgeDeletedProjects,
  purgeExpiredMail,
  purgeUnconfirmedAccounts,
} from './purge.ts';
import { releaseStaleGenerations } from './releaseStaleGenerations.ts';

interface Task {
  readonly about: LogMessage;
  readonly work: (services: Services) => Promise<void>;
}

export const tasks: readonly Task[] = [
  { about: 'sweep', work: (services) => releaseStaleGenerations(services) },
  { about: 'future times', work: correctFutureTimes },
  { about: 'sign-in failures', work: expired.purgeSignInFailures },
  { about: 'rate limits', work: ({ db }) => removeExpiredHits(db) },
  { about: 'days of the AI', work: expired.purgeDays },
  { about: 'former usage', work: expired.purgeFormerUsage },
  { about: 'owner numbers', work: countNumbersAgain },
  { about: 'old mails', work: purgeExpiredMail },
  {
    about: 'old documents',
    work: ({ db, clock }) => removeEndedDocuments(db, clock.now()),
  },
  { about: 'sessions', work: expired.purgeExpiredSessions },
  { about: 'known devices', work: expired.purgeKnownDevices },
  { about: 'unconfirmed accounts', work: purgeUnconfirmedAccounts },
  { about: 'payment events', work: expired.purgeStripeEvents },
  { about: 'recycle bins', work: purgeDeletedProjects },
];

/** PostgreSQL does this by itself. */
const embeddedTask: Task = { about: 'vacuum', work: ({ db }) => vacuum(db) };

/**
 * Removes what has expired and ends what has died. Safe to run twice, because each run begins with what is due then. A
 * task that fails does not stop the others.
 */
export const upkeep = eachMinute('upkeep', 300, async (services) => {
  const due = services.config.databaseUrl === undefined ? [...tasks, embeddedTask] : tasks;
  await Promise.all(due.map(({ about, work }) => measured(services, about, () => work(services))));
});

/** Runs and measures a task. A failure is logged. */
export async function measured(
  services: Pick<Services, 'logError' | 'measure'>,
  about: LogMessage,
  work: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const failed = await work().then(
    () => false,
    (error: unknown) => {
      services.logError(error, about);
      return true;
    },
  );
  services.measure.job({ name: about, seconds: (performance.now() - began) / 1_000, failed });
}

import { jobLimits, openPostgres } from '@elan/server/adapters/database/database';
import { type Closers, createServices } from '@elan/server/boot/createServices';
import { readConfig } from '@elan/server/config/config';
import { countNumbers } from '@elan/server/flows/support/readNumbers';
import { tasks as jobs } from '@elan/server/jobs/upkeep';
import { systemClock } from '@elan/server/lib/clock';
import { noMeasurements } from '@elan/server/observability/measurements';
import { readBacklog } from '@elan/server/store/backlog';
import { takeUnqueued } from '@elan/server/store/outbox';

/** The jobs that a server runs by itself, each run once. */
export interface OwnWork {
  readonly rounds: Readonly<Record<string, () => Promise<unknown>>>;
  close(): Promise<void>;
}

/**
 * The only job whose cost grows with the installation. That is why only one server runs it, every five minutes, and not
 * for each reader.
 */
export const growingCount = 'the owner’s numbers, counted again';

/** Nothing listens here, since no customer is due and no email is waiting. */
const nowhere = '127.0.0.1:1';

/** @returns the jobs on a database, the outbox check, a scrape of the metrics, and `growingCount`. */
export async function ownWork(url: string): Promise<OwnWork> {
  const closers: Closers = [];
  const database = openPostgres(url, () => {}, jobLimits);
  const fail = (error: unknown) => {
    throw error;
  };
  const config = readConfig({
    DATABASE_URL: url,
    AUTH_SECRET: 'le secret de la mesure de croissance',
    AI_BASE_URL: `http://${nowhere}/v1`,
    AI_API_KEY: 'none',
    SMTP_URL: `smtp://${nowhere}`,
    STRIPE_SECRET_KEY: 'sk_test_growth',
    STRIPE_WEBHOOK_SECRET: 'whsec_growth',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_API_BASE: `http://${nowhere}`,
  });
  const { services } = await createServices(
    config,
    {
      database,
      secret: 'le secret de la mesure de croissance',
      alone: true,
      standIns: undefined,
      clock: systemClock,
      outbox: { nudge: () => {} },
      queueDocument: () => {},
      failedJobs: { failed: async () => [], retry: async () => false },
      stopping: new AbortController().signal,
      logError: fail,
      logEvent: () => {},
      logAlert: () => {},
      measure: noMeasurements,
      aiLimits: undefined,
      paymentLimits: undefined,
      passwordCost: undefined,
    },
    closers,
  );
  const rounds = jobs.map(({ about, work }) => [`job: ${about}`, () => work(services)] as const);
  const outbox = ['job: outbox', () => takeUnqueued(database.db, new Date(), 10)] as const;
  const scrape = ['a scrape of the metrics', () => readBacklog(database.db)] as const;
  const count = [growingCount, () => countNumbers(services)] as const;
  return {
    rounds: Object.fromEntries([...rounds, outbox, scrape, count]),
    async close() {
      for (const close of closers.reverse()) await close();
      await database.close();
    },
  };
}

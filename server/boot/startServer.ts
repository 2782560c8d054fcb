import { setTimeout as delay } from 'node:timers/promises';
import { allowanceOf, type PlanName } from '@elan/domain/subscription/plans';
import type { FastifyBaseLogger } from 'fastify';
import type { WriterLimits } from '../adapters/ai/openAi.ts';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { requireUsable, unusableLine } from '../adapters/database/usablePostgres.ts';
import type { PaymentLimits } from '../adapters/payments/stripe.ts';
import type { PasswordCost } from '../auth/passwordHash.ts';
import { startBackups } from '../backup/rollingDumps.ts';
import { type Config, standInsOf } from '../config/config.ts';
import { settingsInForce } from '../config/settingsInForce.ts';
import { createApp } from '../http/app.ts';
import type { Leaving } from '../http/gracefulShutdown.ts';
import type { PageSource } from '../http/pages/builtPages.ts';
import { webhookPath } from '../http/routes/webhook.ts';
import { makeDocuments } from '../jobs/makeDocuments.ts';
import { queueMails } from '../jobs/sendMail.ts';
import { handlers, startJobs } from '../jobs/startJobs.ts';
import { systemClock } from '../lib/clock.ts';
import { ConfigError } from '../lib/configError.ts';
import { isOpenedByAnother, keptSecret } from '../lib/dataDir.ts';
import { version } from '../lib/version.ts';
import { startObservability } from '../observability/startObservability.ts';
import { openQueue } from '../queue/queue.ts';
import type { Services } from '../services.ts';
import type { StandInsEntry } from '../standIns.ts';
import { publishPlans } from '../store/accounts/accounts.ts';
import { appliedMigrations, migrate } from '../store/migrate.ts';
import { checkSecret } from './checkSecret.ts';
import { checkStripeMode } from './checkStripeMode.ts';
import { type Closers, createServices } from './createServices.ts';
import { loadConfiguredStandIns } from './loadStandIns.ts';
import { databaseRefusal, openConfigured, requireNothingLost } from './openConfiguredDatabase.ts';

export interface RunningServer {
  /** The URL on which the server listens, such as `http://localhost:3000`. */
  readonly address: string;
  /**
   * Reports for `SHUTDOWN_DELAY` that the server is not ready, stops listening, lets generations and documents finish
   * for up to `drainMs`, then closes everything in order.
   */
  close(drainMs: number): Promise<void>;
}

/** Intervals of the periodic tasks, in milliseconds. Each has its own default. */
export interface Intervals {
  /** The jobs that every server runs each minute. */
  readonly jobsMs?: number;
  /** Dumps of the embedded database. */
  readonly dumpsMs?: number;
}

const lingerMs = 3_000;
/** How long running jobs may take to finish when the server stops, in milliseconds. */
const jobGraceMs = 5_000;

/**
 * Creates a server with its services and starts it. If a step fails, everything opened so far is closed.
 * @param options.pages the folder of the built web app, or another source of pages; without it, only the API
 *   is served.
 * @throws ConfigError with one line for the operator.
 */
export async function startServer(
  config: Config,
  options: {
    readonly logger: FastifyBaseLogger;
    readonly pages: string | PageSource | undefined;
    /** Replaces the system clock. */
    readonly clock?: Services['clock'];
    /** Replaces the configured database; it must be open. */
    readonly database?: OpenDatabase;
    /** Overrides the default limits for the AI provider. */
    readonly aiLimits?: WriterLimits;
    readonly intervals?: Intervals;
    /** Overrides the default limits for the payment provider. */
    readonly paymentLimits?: PaymentLimits;
    /** Overrides the cost of hashing passwords, for tests. */
    readonly passwordCost?: PasswordCost;
  },
): Promise<RunningServer> {
  const { logger, intervals = {} } = options;
  const clock = options.clock ?? systemClock;
  const closers: Closers = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const logError: Services['logError'] = (err, about, fields) =>
    logger.error({ ...fields, err }, about);
  const logEvent: Services['logEvent'] = (event, fields) => logger.info(fields ?? {}, event);
  const logAlert: Services['logAlert'] = (alert) => logger.warn(alert);

  try {
    if (options.database === undefined) requireNothingLost(config);
    const database =
      options.database ?? (await openConfigured(config, (error) => logError(error, 'database')));
    closers.push(() => database.close());
    // Logged only now, so that an invalid setting or an unusable data folder is not preceded by these lines.
    logger.info({ version, node: process.version }, 'starting');
    logger.info({ settings: settingsInForce(config) }, 'settings in force');
    if (Object.keys(config.nearMisses).length > 0) {
      logger.warn({ settings: config.nearMisses }, 'no settings, each with the one it may mean');
    }
    if (
      options.database === undefined &&
      config.databaseUrl === undefined &&
      isOpenedByAnother(config.dataDir)
    ) {
      logger.warn(
        'DATA_DIR belongs to another user, and others may look into it: database, secret and backups in it are closed to them',
      );
    }
    const entry = await loadConfiguredStandIns(config);
    await prepare(database, config, logger, entry);
    const secret = config.authSecret ?? keptSecret(config.dataDir);
    await checkSecret(database, { secret, previous: config.authSecretPrevious }, logAlert);
    if (options.database === undefined && config.databaseUrl === undefined) {
      const onError = (error: unknown): void => logError(error, 'backup');
      const { db } = database;
      const { dumpsMs: everyMs } = intervals;
      const backups = startBackups({
        db,
        dataDir: config.dataDir,
        furtherTables: entry?.tables,
        onError,
        everyMs,
      });
      closers.push(() => backups.stop());
    }
    const observability = await startObservability(config, database, logger);
    closers.push(() => observability.stop());
    // Only this process can use the embedded database, as its lock guarantees. A PostgreSQL database may be shared
    // with other servers.
    const alone = config.databaseUrl === undefined && options.database === undefined;
    const runsJobs = config.role !== 'web';
    const queue = await openQueue({
      db: database.jobs,
      isEmbedded: database.isEmbedded,
      handlers,
      isSupervised: runsJobs,
      onError: (error) => logError(error, 'queue'),
    });
    closers.push(() => queue.stop(0));
    const stopping = new AbortController();
    const nudge = () =>
      void queueMails({ db: database.jobs, clock }, queue).catch((error: unknown) =>
        logError(error, 'queue'),
      );
    const queueDocument = (documentId: string) =>
      void queue
        .add(makeDocuments, [{ documentId }])
        .catch((error: unknown) => logError(error, 'queue'));
    const { services, standIns } = await createServices(
      config,
      {
        database,
        alone,
        secret,
        standIns: entry,
        clock,
        outbox: { nudge },
        queueDocument,
        failedJobs: queue,
        stopping: stopping.signal,
        logError,
        logEvent,
        measure: observability.measure,
        tracer: observability.tracer,
        logAlert,
        aiLimits: options.aiLimits,
        paymentLimits: options.paymentLimits,
        passwordCost: options.passwordCost,
      },
      closers,
    );
    await checkStripeMode(database.db, services.payments.kind);
    if (runsJobs) {
      const stop = await startJobs(
        { ...services, db: database.jobs },
        queue,
        alone,
        intervals.jobsMs,
      );
      closers.push(async () => {
        stop();
        await queue.stop(jobGraceMs);
      });
    }

    const { pages } = options;
    const { tracer } = observability;
    const leaving: Leaving = { isLeaving: false };
    const app = await createApp(services, { logger, pages, standIns, tracer, leaving });
    closers.push(() => app.close());
    const address = await listen(app, config);
    standIns?.payments?.deliverTo(`${address}${webhookPath}`);
    logger.info({ publicUrl: config.publicUrl }, 'Élan is at');
    warnOfStandIns(config, logger);
    return {
      address,
      async close(drainMs) {
        leaving.isLeaving = true;
        if (config.shutdownDelay > 0) await delay(config.shutdownDelay * 1_000);
        stopping.abort();
        const deadline = Date.now() + drainMs;
        const drain = async () => {
          const left = Math.max(0, deadline - Date.now());
          await services.runs.drain(left);
        };
        // Refuses new work while running generations and documents finish.
        const closed = app.close();
        // Limits the wait for clients that never finish their request or stop reading the reply.
        const linger = () => Promise.race([closed, delay(lingerMs, undefined, { ref: false })]);
        await drain();
        // A request admitted just before the drain may start its generation only now, and gets its reply at the end.
        await linger();
        await drain();
        await linger();
        app.server.closeAllConnections();
        await closed;
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw databaseRefusal(config, error) ?? error;
  }
}

/** Logs which stand-ins run and, in production, the risks of those for mail and payments. */
function warnOfStandIns(config: Config, logger: FastifyBaseLogger): void {
  const standIns = standInsOf(config);
  if (standIns.length > 0) {
    logger.warn({ standIns: standIns.join(', ') }, 'sandbox stand-ins run');
  }
  if (!config.production) return;
  if (standIns.includes('mail')) {
    logger.warn(
      'ALLOW_SANDBOX=1: everybody can read every mail at /sandbox/mailbox, and so take over any account; set SMTP_URL',
    );
  }
  if (standIns.includes('payments')) {
    logger.warn(
      'ALLOW_SANDBOX=1: everybody can buy Premium with a test card, for nothing; set STRIPE_SECRET_KEY',
    );
  }
}

async function prepare(
  database: OpenDatabase,
  config: Config,
  logger: FastifyBaseLogger,
  standIns: StandInsEntry | undefined,
): Promise<void> {
  if (config.databaseUrl !== undefined) {
    await requireUsable(config.databaseUrl, database, () =>
      logger.warn(
        'DATABASE_URL: the database is not in UTF8, and some letters cannot be stored; move to one in UTF8',
      ),
    );
  }
  try {
    const before = (await appliedMigrations(database.db)).length;
    await migrate(database);
    const applied = (await appliedMigrations(database.db)).length;
    const kind = config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
    logger.info({ database: kind, before, applied }, 'migrations are in');
    if (standIns) await database.exclusively((db) => standIns.migrate(db));
    const limitOf = (plan: PlanName) => allowanceOf(plan, config.freeLimit).limit;
    // Servers that start at the same time would write the same rows, so they do this one after another.
    await database.exclusively((db) =>
      publishPlans(
        db,
        { free: limitOf('free'), premium: limitOf('premium'), founder: limitOf('founder') },
        config.emails.founders,
      ),
    );
  } catch (error) {
    if (config.databaseUrl === undefined) throw error;
    logger.error({ err: error }, 'database');
    throw new ConfigError(unusableLine(config.databaseUrl, error));
  }
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, config: Config) {
  try {
    const { host, port } = config;
    return await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const { host, port } = config;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`PORT ${port} is in use; stop what uses it or name another port`);
    }
    if (code === 'EACCES') {
      throw new ConfigError(`PORT ${port} is not open to this user; name one from 1024 on`);
    }
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_)/.test(code)) {
      throw new ConfigError(`HOST ${host} is no address of this machine (${code})`);
    }
    throw error;
  }
}

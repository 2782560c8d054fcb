import { setTimeout as delay } from 'node:timers/promises';
import { allowanceOf, type PlanName } from '@elan/domain/subscription/plans';
import type { FastifyBaseLogger } from 'fastify';
import { adoptProvider } from './adoptProvider.ts';
import { startBackups } from './backup/startBackups.ts';
import { type Config, standInsOf } from './config.ts';
import { ConfigError } from './environment.ts';
import { createApp } from './http/app.ts';
import { webhookPath } from './http/routes/webhook.ts';
import { openConfigured, requireNothingLost } from './openConfigured.ts';
import { type Closers, openServices } from './openServices.ts';
import type { WriterLimits } from './outside/ai.ts';
import { systemClock } from './outside/clock.ts';
import type { OpenDatabase } from './outside/database.ts';
import type { Services } from './services.ts';
import { startSweeps } from './startSweeps.ts';
import { publishPlans } from './store/accounts.ts';
import { migrate } from './store/migrate.ts';

export interface RunningServer {
  /** Where it listens, such as `http://localhost:3000`. */
  readonly address: string;
  /** Stops listening, lets generations finish for `drainMs`, then closes everything in order. */
  close(drainMs: number): Promise<void>;
}

const lingerMs = 3_000;

/**
 * Wires a server and starts it. What was opened is closed again when a later step fails.
 * @param options.pages the folder of the built web app; without it only the API is served.
 * @throws ConfigError with one line for the operator.
 */
export async function startServer(
  config: Config,
  options: {
    readonly logger: FastifyBaseLogger;
    readonly pages: string | undefined;
    /** Another clock than the system's. */
    readonly clock?: Services['clock'];
    /** An open database instead of the configured one. */
    readonly database?: OpenDatabase;
    /** Other limits for the provider than the domain's. */
    readonly aiLimits?: WriterLimits;
  },
): Promise<RunningServer> {
  const { logger } = options;
  const clock = options.clock ?? systemClock;
  const closers: Closers = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const logError = (error: unknown, about: string): void => logger.error({ err: error }, about);

  try {
    if (options.database === undefined) requireNothingLost(config);
    const database =
      options.database ?? (await openConfigured(config, (error) => logError(error, 'database')));
    closers.push(() => database.close());
    await prepare(database, config, logger);
    if (options.database === undefined && config.databaseUrl === undefined) {
      const onError = (error: unknown): void => logError(error, 'backup');
      const backups = startBackups({ db: database.db, dataDir: config.dataDir, onError });
      closers.push(() => backups.stop());
    }
    const { services, sandboxPayments } = await openServices(
      config,
      { db: database.db, clock, logError, aiLimits: options.aiLimits },
      closers,
    );
    await adoptProvider(database.db, services.payments.kind);
    // The embedded database is ours alone, as its lock is; on another one, servers may be alive.
    const alone = config.databaseUrl === undefined && options.database === undefined;
    closers.push(await startSweeps(services, alone));

    const app = await createApp(services, { logger, pages: options.pages });
    closers.push(() => app.close());
    const address = await listen(app, config);
    sandboxPayments?.deliverTo(`${address}${webhookPath}`);
    const standIns = standInsOf(config);
    logger.info(`Élan is at ${config.publicUrl}`);
    if (standIns.length > 0) logger.warn(`sandbox stand-ins run for: ${standIns.join(', ')}`);
    return {
      address,
      async close(drainMs) {
        const deadline = Date.now() + drainMs;
        const drain = () => services.runs.drain(Math.max(0, deadline - Date.now()));
        // New work is refused while the running generations finish.
        const closed = app.close();
        // A body that never ends, or a reader that does not read, keeps nobody waiting for ever.
        const linger = () => Promise.race([closed, delay(lingerMs, undefined, { ref: false })]);
        await drain();
        // What was let in just before may begin only now, and its answer goes out after its end.
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
    throw error;
  }
}

async function prepare(
  database: OpenDatabase,
  config: Config,
  logger: FastifyBaseLogger,
): Promise<void> {
  try {
    await migrate(database);
    const limitOf = (plan: PlanName) => allowanceOf(plan, config.freeLimit).limit;
    // One server after the other: two that start at once would publish the same rows.
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
    throw new ConfigError(
      'DATABASE_URL takes a PostgreSQL 15 or later that answers and lets this user create tables and roles',
    );
  }
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, config: Config) {
  try {
    return await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(
        `PORT ${config.port} is in use; stop what uses it or name another port`,
      );
    }
    throw error;
  }
}

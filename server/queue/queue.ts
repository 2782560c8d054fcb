import { setTimeout as delay } from 'node:timers/promises';
import type { JobKind } from '@elan/domain/contract/admin';
import { type FailedJob, jobKinds, mostFailedJobs } from '@elan/domain/contract/admin';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../adapters/database/database.ts';
import { rarely } from '../lib/rarely.ts';
import type { FailedJobs } from '../services.ts';
import type { Handler, JobInput, JobServices } from './handler.ts';

/** The engine's own schema, on which the application's role has no rights. */
export const queueSchema = 'queue';

/** How often a process looks for jobs of each name, in seconds. Jobs that it adds itself it takes at once. */
const pollSeconds = 2;
/** How long the engine keeps failed jobs, in seconds. Others are deleted as soon as they are done. */
const failedKeptSeconds = 29 * 86_400;
const maintenanceSeconds = 900;
/** How long an aborted job may take to end, in milliseconds. */
const longestAbortMs = 3_000;
/** A process that has not renewed its claim on a running job for this many seconds is presumed dead. */
const heartbeatSeconds = 30;
/** How often the engine looks for jobs whose process has died, in seconds. */
const superviseSeconds = 30;
/** Pause between two reports of errors, in milliseconds: while the database is away, each look for jobs fails. */
const reportPauseMs = 30_000;

export interface Queue extends FailedJobs {
  /** Adds jobs, except those that are already waiting or running. Call it after the transaction has committed. */
  add<Input extends JobInput>(handler: Handler<Input>, inputs: readonly Input[]): Promise<void>;
  /** Runs jobs in this process until it stops. */
  work(handlers: readonly Handler[], services: JobServices): Promise<void>;
  /** Stops taking jobs. Those that are running have `graceMs` to finish, and are then handed back. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Opens the queue (docs/decisions/0078-one-queue-for-work-that-comes-later.md), and creates its tables if missing.
 * @param options.isSupervised whether this process also looks for dead processes and removes finished jobs.
 * @param options.onError called with errors of the engine, such as a lost connection.
 */
export async function openQueue(options: {
  readonly db: Database;
  readonly isEmbedded: boolean;
  readonly handlers: readonly Handler[];
  readonly isSupervised: boolean;
  readonly onError: (error: unknown) => void;
}): Promise<Queue> {
  const { db, isEmbedded, handlers, isSupervised, onError } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.runStatement(text, values) },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema: queueSchema,
    schedule: false,
    supervise: isSupervised,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: maintenanceSeconds,
    registerInstance: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', rarely(onError, reportPauseMs));
  await boss.start();
  for (const handler of handlers) await createQueue(boss, handler);
  const workers = new Map<JobKind, string>();
  const running = new Set<Promise<unknown>>();
  return {
    async add(handler, inputs) {
      if (inputs.length === 0) return;
      await boss.insert(
        handler.name,
        inputs.map((data) => ({ data, singletonKey: handler.keyOf(data) })),
      );
      const worker = workers.get(handler.name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async work(own, services) {
      const start = (handler: Handler, job: JobWithMetadata<JobInput>) => {
        const attempt = run(handler, job, services);
        running.add(attempt);
        return attempt.finally(() => running.delete(attempt));
      };
      for (const handler of own) workers.set(handler.name, await workOn(boss, handler, start));
    },
    failed: async () => {
      const { rows } = await db.runStatement(failedJobs, [[...jobKinds], mostFailedJobs]);
      return rows as FailedJob[];
    },
    async retry(id) {
      const found = await db.runStatement(
        `select name from ${queueSchema}.job where id = $1 and state = 'failed'`,
        [id],
      );
      const name = found.rows[0]?.name;
      if (typeof name !== 'string') return false;
      await boss.retry(name, id);
      return true;
    },
    async stop(graceMs) {
      await boss.stop({ close: false, graceful: graceMs > 0, timeout: graceMs });
      // Aborted jobs still use the database, to hand back what they hold.
      const given = delay(longestAbortMs, undefined, { ref: false });
      await Promise.race([Promise.allSettled(running), given]);
    },
  };
}

const failedJobs = `
  select id::text as id, name as kind, coalesce(output->>'reason', 'timeout') as reason,
    to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as failed_at,
    retry_count + 1 as attempts
  from ${queueSchema}.job where state = 'failed' and name = any($1) order by completed_on desc limit $2`;

async function createQueue(boss: PgBoss, handler: Handler): Promise<void> {
  const settings = {
    retryLimit: handler.attempts - 1,
    retryDelay: handler.pauseSeconds,
    retryDelayMax: handler.longestPauseSeconds,
    retryBackoff: true,
    expireInSeconds: handler.longestSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: failedKeptSeconds,
  };
  await boss.createQueue(handler.name, { ...settings, policy: 'exclusive' });
  // An existing queue keeps the settings of an earlier version unless they are updated.
  await boss.updateQueue(handler.name, settings);
}

type Attempted = Awaited<ReturnType<typeof run>>;

/** @returns the id of the workers that run this handler's jobs. */
function workOn(
  boss: PgBoss,
  handler: Handler,
  start: (handler: Handler, job: JobWithMetadata<JobInput>) => Promise<Attempted>,
): Promise<string> {
  const { name, atOnce, groups = 1 } = handler;
  return boss.work(
    name,
    {
      pollingIntervalSeconds: pollSeconds,
      localConcurrency: groups,
      batchSize: atOnce,
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
    },
    async (jobs: JobWithMetadata<JobInput>[]) => {
      const results = await Promise.all(jobs.map((job) => start(handler, job)));
      const done = results.flatMap(({ id, status }) => (status === 'completed' ? [id] : []));
      if (done.length > 0) await boss.deleteJob(name, done);
      return results;
    },
  );
}

/** Runs one attempt. Only the name of an error is kept in the queue, since its message may hold a person's words. */
async function run(handler: Handler, job: JobWithMetadata<JobInput>, services: JobServices) {
  const { id, data, signal, retryCount, retryLimit } = job;
  let failure: unknown;
  try {
    await handler.run(services, data, { isLast: retryCount >= retryLimit, signal });
  } catch (error) {
    failure = error ?? new Error('a job failed without an error');
    services.logError(error, handler.name);
  }
  return failure === undefined
    ? { id, status: 'completed' as const }
    : { id, status: 'failed' as const, output: { reason: reasonOf(failure) } };
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.name : 'Error';
}

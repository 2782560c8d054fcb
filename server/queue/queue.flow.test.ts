import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { noMeasurements } from '../observability/measurements.ts';
import { countJobs } from '../store/backlog.ts';
import { migrate } from '../store/migrate.ts';
import type { Handler, JobServices } from './handler.ts';
import { openQueue, type Queue, queueSchema } from './queue.ts';

const database = duringTests(openTestDatabase);
beforeAll(async () => {
  await migrate(database);
});

const open: Queue[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop(5_000)));
  await database.db.execute(sql`delete from queue.job`);
});

type Input = { readonly id: string };

/** Opens the queue of one process, which runs this handler. */
async function processWith(run: Handler<Input>['run'], more: Partial<Handler<Input>> = {}) {
  const handler: Handler<Input> = {
    name: 'mail',
    keyOf: ({ id }) => id,
    attempts: 3,
    pauseSeconds: 1,
    longestPauseSeconds: 1,
    longestSeconds: 60,
    atOnce: 3,
    run,
    ...more,
  };
  const errors: unknown[] = [];
  const queue = await openQueue({
    db: database.jobs,
    isEmbedded: database.isEmbedded,
    handlers: [handler],
    isSupervised: true,
    onError: (error) => errors.push(error),
  });
  open.push(queue);
  const services = {
    logError: (error: unknown) => errors.push(error),
    measure: noMeasurements,
  } as unknown as JobServices;
  await queue.work([handler], services);
  return { queue, handler, errors };
}

const jobsNow = async () =>
  (await database.db.execute(sql`select state, data, output from queue.job`)).rows;

it('a job is run once, although two processes add and run it', async () => {
  const runs: string[] = [];
  const run = async (_: unknown, { id }: Input) => {
    runs.push(id);
    await delay(100);
  };
  const [one, other] = await Promise.all([processWith(run), processWith(run)]);
  const ids = Array.from({ length: 20 }, (_, at) => ({ id: `job-${at}` }));
  await Promise.all([one, other].map(({ queue, handler }) => queue.add(handler, ids)));
  await expect.poll(() => runs.length).toBe(20);
  expect(new Set(runs).size).toBe(20);
  await expect.poll(jobsNow).toEqual([]);
});

it('a job that fails is tried again, and then kept with the name of its error alone', async () => {
  let attempts = 0;
  const lasts: boolean[] = [];
  const { queue, handler } = await processWith(async (_, __, { isLast }) => {
    attempts += 1;
    lasts.push(isLast);
    throw new RangeError('Le secret de Julie');
  });
  await queue.add(handler, [{ id: 'fails' }]);
  await expect
    .poll(jobsNow)
    .toEqual([{ state: 'failed', data: { id: 'fails' }, output: { reason: 'RangeError' } }]);
  expect(attempts).toBe(3);
  expect(lasts).toEqual([false, false, true]);
  const { rows } = await database.db.execute(sql`select j::text from queue.job j`);
  expect(JSON.stringify(rows)).toContain('RangeError');
  expect(JSON.stringify(rows)).not.toContain('secret');
});

it('a job that failed for good is listed, and can be tried again', async () => {
  let isBroken = true;
  const runs: string[] = [];
  const run = async (_: unknown, { id }: Input) => {
    runs.push(id);
    if (isBroken) throw new RangeError();
  };
  const { queue, handler } = await processWith(run, { attempts: 1 });
  await queue.add(handler, [{ id: 'again' }]);
  await expect
    .poll(() => queue.failed())
    .toMatchObject([{ kind: 'mail', reason: 'RangeError', attempts: 1 }]);
  expect(await countJobs(database.db)).toEqual([
    { name: 'mail', state: 'failed', count: 1, oldestSeconds: expect.any(Number) },
  ]);
  isBroken = false;
  const [job] = await queue.failed();
  expect(await queue.retry(job?.id ?? '')).toBe(true);
  await expect.poll(jobsNow).toEqual([]);
  expect(runs).toEqual(['again', 'again']);
  expect(await queue.retry(randomUUID())).toBe(false);
});

it('a job that does not end within the grace of a stop is handed to another process', async () => {
  const started = Promise.withResolvers<void>();
  const first = await processWith(async (_, __, { signal }) => {
    started.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw new Error('stopped');
  });
  await first.queue.add(first.handler, [{ id: 'handed' }]);
  await started.promise;
  await first.queue.stop(1_000);
  const done = Promise.withResolvers<string>();
  await processWith(async (_, { id }) => done.resolve(id));
  expect(await done.promise).toBe('handed');
});

it('the application’s role has no right on the engine’s schema', async () => {
  await processWith(async () => {});
  await expect(
    database.db.transaction(async (tx) => {
      await tx.execute(sql`set local role app_user`);
      await tx.execute(sql.raw(`select * from ${queueSchema}.job`));
    }),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});

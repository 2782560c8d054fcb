import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { type BlackholeProxy, startBlackholeProxy } from '@elan/testing/network/blackholeProxy';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseTroubleOf } from '../../lib/databaseTroubles.ts';
import { type OpenDatabase, openPostgres } from './database.ts';
import { postgresPool } from './postgresPool.ts';

/** Size of a server's connection pool. */
const poolSize = 20;
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

let direct: TestDatabase;
let proxy: BlackholeProxy;
let database: OpenDatabase;
beforeEach(async () => {
  direct = await openTestDatabase();
  proxy = await startBlackholeProxy(direct.url ?? '');
  database = openPostgres(proxy.url, () => {});
  await direct.db.execute(sql`create table kept (id integer primary key, value integer)`);
  await direct.db.execute(sql`insert into kept select id, 0 from generate_series(1, 20) id`);
});
afterEach(async () => {
  await database.close();
  await proxy.close();
  await direct.close();
});

const answer = () => database.db.execute(sql`select 1 as answer`);

/** Opens all connections of the pool and leaves them idle. */
async function fillPool(): Promise<void> {
  await Promise.all(times(poolSize, () => database.db.execute(sql`select pg_sleep(0.3)`)));
  expect(proxy.accepted).toBe(poolSize);
}

async function expectAway(work: Promise<unknown>): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(databaseTroubleOf(error), String(error)).toBeDefined();
}

it('closes a silent connection, and every idle one with it', async () => {
  await fillPool();
  proxy.swallow('forwarded');
  await expectAway(answer());
  // None of these queries gets another silent connection.
  const answers = await Promise.all(times(poolSize, answer));
  for (const { rows } of answers) expect(rows).toEqual([{ answer: 1 }]);
});

it('closes every connection that falls silent in a transaction, at its next statement', async () => {
  const { promise: swallowed, resolve } = Promise.withResolvers<void>();
  const inside: Promise<unknown>[] = [];
  let later = 0;
  const work = times(poolSize, (index) =>
    (index % 2 === 0 ? database.db.transaction : transactionWith)(async (tx) => {
      const first = tx.execute(sql`update kept set value = 1 where id = ${index + 1}`);
      inside.push(first);
      await first;
      await swallowed;
      await tx.execute(sql`select 1`);
      later += 1;
    }),
  );
  await expect.poll(() => inside.length).toBe(poolSize);
  await Promise.all(inside);
  proxy.swallow('forwarded');
  resolve();
  await Promise.all(work.map(expectAway));
  // The error of the query is reported, not that of the rollback, which could not be sent either.
  await expect(work[1]).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
  expect(later).toBe(0);
  await Promise.all(times(poolSize, answer));
  // PostgreSQL ends the transactions of disconnected clients and frees their locks; none of their changes are
  // committed.
  const free = () =>
    direct.db.execute(sql`update kept set value = value + 2`).then(
      () => true,
      () => false,
    );
  await expect.poll(free).toBe(true);
  const { rows } = await direct.db.execute(sql`select distinct value from kept`);
  expect(rows).toEqual([{ value: 2 }]);
});

it('refuses while new connections are silent as well, and recovers by itself afterwards', async () => {
  await fillPool();
  proxy.swallow('silent');
  await Promise.all(times(3 * poolSize, () => expectAway(answer())));
  proxy.forward();
  await Promise.all(times(poolSize, answer));
});

it('has PostgreSQL end a statement that takes too long, and keeps the connection', async () => {
  await expectAway(transactionWith((tx) => tx.execute(sql`select pg_sleep(30)`)));
  await transactionWith((tx) => tx.execute(sql`select 1`));
  expect(proxy.accepted).toBe(1);
});

it('sets no such limit for jobs and for dedicated connections', async () => {
  const slow = sql`select pg_sleep(6)`;
  await Promise.all([
    database.jobs.execute(slow),
    database.withoutTimeLimit((db) => db.execute(slow)),
    database.exclusively(async (db) => {
      await db.execute(slow);
    }),
    // Waits for the lock the entire time.
    database.exclusively(async (db) => {
      await db.execute(sql`select 1`);
    }),
  ]);
});

it('closes even if its connections are silent', async () => {
  const { promise: closing, resolve } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  await fillPool();
  const held = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    take();
    await closing;
  });
  await taken;
  proxy.swallow('silent');
  const closed = database.close();
  resolve();
  await expectAway(held);
  await closed;
  database = openPostgres(proxy.url, () => {});
});

it('closes the connection of a backup even if it is silent', async () => {
  await expectAway(
    database.withoutTimeLimit(async (db) => {
      await db.execute(sql`select 1`);
      proxy.swallow('silent');
    }),
  );
});

it('drops a connection that broke in use', async () => {
  const limits = { connectMs: 3_000, statementMs: 300, silenceMs: 400, size: 2 };
  const pool = postgresPool(proxy.url, limits, () => {});
  const [broken, silent] = await Promise.all([pool.connect(), pool.connect()]);
  const stream = broken instanceof pg.Client ? broken.connection.stream : expect.fail();
  stream.destroy();
  await expect(broken.query('select 1')).rejects.toThrow();
  broken.release(true);
  const destroy = vi.spyOn(stream, 'destroy');
  proxy.swallow('silent');
  await expect(silent.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  silent.release(true);
  expect(destroy).not.toHaveBeenCalled();
  await pool.end();
});

it.each([
  ['was idle', 'before the end'],
  ['was in use', 'after it'],
] as const)('leaves no socket open that %s when its pool ended', async (_what, givenBack) => {
  const limits = { connectMs: 3_000, statementMs: 300, silenceMs: 400, size: 1 };
  const pool = postgresPool(proxy.url, limits, () => {});
  const client = await pool.connect();
  const stream = client instanceof pg.Client ? client.connection.stream : expect.fail();
  await client.query('select 1');
  proxy.swallow('silent');
  if (givenBack === 'before the end') client.release();
  const ended = pool.end();
  if (givenBack === 'after it') client.release();
  await ended;
  await expect.poll(() => stream.destroyed).toBe(true);
});

function transactionWith(work: Parameters<OpenDatabase['db']['transactionWith']>[1]) {
  return database.db.transactionWith('select 1', work);
}

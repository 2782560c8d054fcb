import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { query } from '@elan/testing/database/ownPostgres';
import { type BlackholeProxy, startBlackholeProxy } from '@elan/testing/network/blackholeProxy';
import { request } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';

let direct: TestDatabase;
let proxy: BlackholeProxy;
let server: TestServer;
beforeEach(async () => {
  direct = await openTestDatabase();
  proxy = await startBlackholeProxy(direct.url ?? '');
  const database = { ...openPostgres(proxy.url, () => {}), url: direct.url };
  server = await startTestServer({}, { database });
});
afterEach(async () => {
  // First, because a server that stops waits for its silent connections.
  await proxy.close();
  await server.close();
  await direct.close();
});

const ready = () => request(server, 'GET', '/api/ready');
const away = { status: 503, body: { code: 'database_unavailable' } };

it('answers that it is ready while requests hold every connection', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let held = 0;
  const holding = Array.from({ length: 20 }, () =>
    server.database.db.transactionWith('select 1', async () => {
      held += 1;
      await end;
    }),
  );
  await expect.poll(() => held).toBe(20);
  expect((await ready()).status).toBe(200);
  resolve();
  await Promise.all(holding);
});

it('reports not ready before requests time out, and recovers by itself', async () => {
  expect((await ready()).status).toBe(200);
  proxy.swallow('silent');
  const work = server.database.db.execute('select 1').then(
    () => 'done',
    () => 'given up',
  );
  expect(await Promise.race([work, ready()])).toMatchObject(away);
  for (const answer of await Promise.all(Array.from({ length: 50 }, ready))) {
    expect(answer).toMatchObject(away);
  }
  expect(await work).toBe('given up');
  proxy.forward();
  await expect.poll(async () => (await ready()).status).toBe(200);
});

const run = (statement: string) => query(direct.url ?? '', statement);

it('reports not ready while the database can only be read', async () => {
  const name = new URL(direct.url ?? '').pathname.slice(1);
  await run(`alter database ${name} set default_transaction_read_only = on`);
  await expect.poll(ready).toMatchObject({ status: 503, body: { code: 'database_not_writable' } });
  await run(`begin read write; alter database ${name} reset default_transaction_read_only; commit`);
  await expect.poll(async () => (await ready()).status).toBe(200);
});

it('reports not ready while a migration is missing', async () => {
  const newest = 'where created_at = (select max(created_at) from migrations)';
  await run(`create table kept as select * from migrations ${newest}`);
  await run(`delete from migrations ${newest}`);
  expect(await ready()).toMatchObject({ status: 503, body: { code: 'database_misconfigured' } });
  await run('insert into migrations select * from kept');
  expect((await ready()).status).toBe(200);
});

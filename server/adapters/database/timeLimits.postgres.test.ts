import { setTimeout as sleep } from 'node:timers/promises';
import { openAgain, openTestDatabase } from '@elan/testing/database/database';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

it('work without a time limit is not limited by those of the role or the database either', async () => {
  const database = await openTestDatabase();
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    const name = sql.identifier(new URL(String(database.url)).pathname.slice(1));
    await database.db.execute(sql`alter database ${name} set ${sql.raw(limit)} = '1s'`);
  }
  const server = openAgain(database.url);
  const held = Promise.withResolvers<void>();
  const first = server.exclusively(async (tx) => {
    held.resolve();
    await sleep(2_000);
    await tx.execute(sql`select 1`);
  });
  await held.promise;
  const second = server.exclusively(async () => {});
  expect(await Promise.allSettled([first, second])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
  ]);
  await server.close();
  await database.close();
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table kept (value integer)`);
});
afterAll(() => database.close());

const kept = async () => (await database.db.execute(sql`select value from kept`)).rows;
const none = 'select 1';

it('keeps what a transaction wrote, and nothing of one that fails', async () => {
  const { db } = database;
  await db.transactionWith(none, (tx) => tx.execute(sql`insert into kept values (1)`));
  const failing = db.transactionWith(none, async (tx) => {
    await tx.execute(sql`insert into kept values (2)`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await kept()).toEqual([{ value: 1 }]);
});

it('never takes a rollback for a commit', async () => {
  const swallowing = database.db.transactionWith(none, async (tx) => {
    await tx.execute(sql`insert into kept values (3)`);
    await tx.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await kept()).toEqual([{ value: 1 }]);
});

it('opens within the transaction, and leaves nothing behind for the next one', async () => {
  const { db } = database;
  const read = sql`select current_setting('app.user_id', true) as id`;
  const opening = "select set_config('app.user_id', 'moi', true)";
  const inside = await db.transactionWith(opening, (tx) => tx.execute(read));
  expect(inside.rows).toEqual([{ id: 'moi' }]);
  const turns = Array.from({ length: 25 }, () =>
    db.transactionWith(none, (tx) => tx.execute(read)),
  );
  for (const { rows } of await Promise.all(turns)) expect(rows[0]?.id || null).toBeNull();
});

it('gives every connection back, also one whose opening fails', async () => {
  const wrong = Array.from({ length: 50 }, () =>
    database.db.transactionWith('select nothing', async () => {}),
  );
  for (const { status } of await Promise.allSettled(wrong)) expect(status).toBe('rejected');
  expect(await kept()).toEqual([{ value: 1 }]);
});

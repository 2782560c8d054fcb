import { openAgain, openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const database = duringTests(openTestDatabase);
beforeAll(async () => {
  await database.db.execute(sql`create table kept (value integer)`);
});

const kept = async () => (await database.db.execute(sql`select value from kept`)).rows;
const none = 'select 1';

it('keeps what a transaction wrote, and nothing of a failed one', async () => {
  const { db } = database;
  await db.transactionWith(none, (tx) => tx.execute(sql`insert into kept values (1)`));
  const failing = db.transactionWith(none, async (tx) => {
    await tx.execute(sql`insert into kept values (2)`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await kept()).toEqual([{ value: 1 }]);
});

it('never mistakes a rollback for a commit', async () => {
  const swallowing = database.db.transactionWith(none, async (tx) => {
    await tx.execute(sql`insert into kept values (3)`);
    await tx.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await kept()).toEqual([{ value: 1 }]);
});

it('runs the opening within the transaction, without effect on the next one', async () => {
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

it('releases every connection, even one whose opening fails', async () => {
  const wrong = Array.from({ length: 50 }, () =>
    database.db.transactionWith('select nothing', async () => {}),
  );
  for (const { status } of await Promise.allSettled(wrong)) expect(status).toBe('rejected');
  expect(await kept()).toEqual([{ value: 1 }]);
});

it('does not use a connection again whose session can only read', async () => {
  const { db, url } = database;
  const name = new URL(url ?? '').pathname.slice(1);
  const write = (tx: Pick<TestDatabase['db'], 'execute'>) =>
    tx.execute(sql`update kept set value = value`);
  await db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  const other = openAgain(url);
  await expect(other.db.transactionWith(none, write)).rejects.toMatchObject({
    cause: { code: '25006' },
  });
  await db.execute(sql.raw(`alter database ${name} reset default_transaction_read_only`));
  await other.db.transactionWith(none, write);
  await other.close();
});

describe('a transaction that PostgreSQL ends in favour of another', () => {
  it('is run again after a deadlock, unnoticed by its caller', async () => {
    const { db } = database;
    await db.execute(sql`insert into kept values (10), (20)`);
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let runs = 0;
    const lockBoth = (mine: 0 | 1) =>
      db.transactionWith(none, async (tx) => {
        runs += 1;
        await tx.execute(sql`select from kept where value % 100 = ${[10, 20][mine]} for update`);
        // Each waits until the other has locked its first row, which in the second run has already happened.
        both[mine].resolve();
        await both[1 - mine]?.promise;
        await tx.execute(sql`update kept set value = value + 100 where value % 100 in (10, 20)`);
      });
    await Promise.all([lockBoth(0), lockBoth(1)]);
    // PostgreSQL aborts one of the two at least once. The retry may conflict again.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await kept()).toEqual([{ value: 1 }, { value: 210 }, { value: 220 }]);
  });

  it('is run again after a serialization failure, with its settings', async () => {
    const { db } = database;
    await db.execute(sql`insert into kept values (30)`);
    const levels: unknown[] = [];
    await db.transaction(
      async (tx) => {
        const level = sql`select current_setting('transaction_isolation') as level`;
        levels.push((await tx.execute(level)).rows[0]?.level);
        await tx.execute(sql`select from kept`);
        if (levels.length === 1)
          await db.execute(sql`update kept set value = 130 where value = 30`);
        await tx.execute(sql`update kept set value = value + 1 where value in (30, 130)`);
      },
      { isolationLevel: 'repeatable read' },
    );
    expect(levels).toEqual(['repeatable read', 'repeatable read']);
    expect(await kept()).toContainEqual({ value: 131 });
  });

  it('is run again too where it is a single statement', async () => {
    const { db } = database;
    await db.execute(sql`create sequence tries`);
    await db.execute(sql`do $$ begin
      if nextval('tries') < 3 then raise 'again' using errcode = '40P01'; end if;
    end $$`);
    expect((await db.execute(sql`select last_value::int as tries from tries`)).rows).toEqual([
      { tries: 3 },
    ]);
  });

  it('fails when it happens every time', async () => {
    let runs = 0;
    const always = database.db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`do $$ begin raise 'again' using errcode = '40001'; end $$`);
    });
    await expect(always).rejects.toMatchObject({ cause: { code: '40001' } });
    expect(runs).toBe(5);
  });
});

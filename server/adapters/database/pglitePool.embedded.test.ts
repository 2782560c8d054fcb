import { setImmediate as nextTurn } from 'node:timers/promises';
import { openTestDatabase } from '@elan/testing/database/database';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { embedded } from './embedded.ts';

it('answers the next client after failed statements, with values, in transactions, concurrently', async () => {
  const { db, close } = await openTestDatabase();
  const fails = () =>
    expect(db.execute(sql`select * from nowhere where id = ${'a'}`)).rejects.toThrow();
  const answers = async () =>
    expect((await db.execute(sql`select ${1}::int as one`)).rows).toEqual([{ one: 1 }]);
  for (let round = 0; round < 3; round += 1) {
    await fails();
    await answers();
  }
  const failing = sql`select * from nowhere where id = ${'a'}`;
  await expect(db.transaction((tx) => tx.execute(failing))).rejects.toThrow();
  await answers();
  const work = db.transactionWith('set local role app_user', (tx) => tx.execute(failing));
  await expect(work).rejects.toThrow();
  await answers();
  await Promise.all([fails(), answers(), fails(), fails(), answers()]);
  await close();
});

it('sends the last message of a failed statement before the database is closed', async () => {
  const pglite = await PGlite.create();
  const closePglite = pglite.close.bind(pglite);
  const send = pglite.execProtocolStream.bind(pglite);
  const happened: string[] = [];
  pglite.execProtocolStream = (...message) => {
    happened.push('message');
    return send(...message);
  };
  pglite.exec = async () => [];
  pglite.close = async () => {
    happened.push('closed');
  };
  const { db, close } = embedded(pglite);
  await expect(db.execute(sql`select ${'a'}::int`)).rejects.toThrow();
  await close();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(happened.at(-1)).toBe('closed');
  await closePglite();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { countFailure, findFailures, takeBackFailure } from './signInFailures.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const earlier = new Date('2026-11-21T14:00:00.000Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

/** As many servers would: every one on a connection of its own. */
const atOnce = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, work));

it('counts exactly what fails at once, and no more than the limit', async () => {
  const place = { email: 'a@exemple.quebec', address: '203.0.113.1' };
  const counts = await atOnce(200, () =>
    database.db.transaction((tx) => countFailure(tx, place, { since: earlier, most: 7 }, now)),
  );
  expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await findFailures(database.db, place)).toEqual({ count: 7, lastAt: now });
  // Another e-mail from there, and the same from elsewhere, have a count of their own.
  for (const other of [{ email: 'b@exemple.quebec' }, { address: '203.0.113.2' }]) {
    const elsewhere = { ...place, ...other };
    expect(await countFailure(database.db, elsewhere, { since: earlier, most: 7 }, now)).toBe(1);
  }
});

it('begins anew once the last one no longer stands, for one of all that come at once', async () => {
  const place = { email: 'c@exemple.quebec', address: '203.0.113.1' };
  await atOnce(9, () => countFailure(database.db, place, { since: earlier, most: 7 }, earlier));
  const counts = await atOnce(50, () =>
    countFailure(database.db, place, { since: now, most: 7 }, now),
  );
  expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('takes back as many as are counted, and never below none', async () => {
  const place = { email: 'EVERYBODY', address: '203.0.113.1' };
  await atOnce(40, () => countFailure(database.db, place, { since: earlier, most: 400 }, now));
  await atOnce(30, () => takeBackFailure(database.db, place));
  expect((await findFailures(database.db, place))?.count).toBe(10);
  await atOnce(30, () => takeBackFailure(database.db, place));
  expect((await findFailures(database.db, place))?.count).toBe(0);
});

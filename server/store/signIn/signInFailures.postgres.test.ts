import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { beforeAll, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { countFailure, findFailures, takeBackFailure } from './signInFailures.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const earlier = new Date('2026-11-21T14:00:00.000Z');

const database = duringTests(openTestDatabase);
beforeAll(async () => {
  await migrate(database);
});

/** Simulates many servers, by running each call on its own connection. */
const atOnce = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, work));

it('counts concurrent failures exactly, and no more than the limit', async () => {
  const place = { email: 'a@exemple.quebec', network: '203.0.113.1' };
  const counts = await atOnce(200, () =>
    database.db.transaction((tx) => countFailure(tx, place, { since: earlier, most: 7 }, now)),
  );
  expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await findFailures(database.db, place)).toEqual({ count: 7, lastAt: now });
  // Another email from that network, and the same email from another one, have separate counts.
  for (const other of [{ email: 'b@exemple.quebec' }, { network: '203.0.113.2' }]) {
    const elsewhere = { ...place, ...other };
    expect(await countFailure(database.db, elsewhere, { since: earlier, most: 7 }, now)).toBe(1);
  }
});

it('restarts once the last failure has expired, for one of several concurrent attempts', async () => {
  const place = { email: 'c@exemple.quebec', network: '203.0.113.1' };
  await atOnce(9, () => countFailure(database.db, place, { since: earlier, most: 7 }, earlier));
  const counts = await atOnce(50, () =>
    countFailure(database.db, place, { since: now, most: 7 }, now),
  );
  expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('takes back as many as are counted, and never below zero', async () => {
  const place = { email: 'EVERYBODY', network: '203.0.113.1' };
  await atOnce(40, () => countFailure(database.db, place, { since: earlier, most: 400 }, now));
  await atOnce(30, () => takeBackFailure(database.db, place));
  expect((await findFailures(database.db, place))?.count).toBe(10);
  await atOnce(30, () => takeBackFailure(database.db, place));
  expect((await findFailures(database.db, place))?.count).toBe(0);
});

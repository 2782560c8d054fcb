import { openAgain, openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countAnyway,
  countWithin,
  limitKey,
  removeExpiredHits,
  secondsUntilFree,
} from './rateLimits.ts';

let first: TestDatabase;
let second: TestDatabase;
beforeAll(async () => {
  first = await openTestDatabase();
  second = openAgain(first.url);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const limit = { max: 10, seconds: 3_600 };

/** Moves all hits of a key into the past. */
const age = (key: string, by: string) =>
  first.db.execute(sql`
    update rate_limits set expires_at = expires_at - ${by}::interval,
      hits = array(select h - ${by}::interval from unnest(hits) as h) where key = ${key}`);

const countTimes = async (key: string, times: number) => {
  const counted = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      countWithin((turn % 2 ? first : second).db, key, limit),
    ),
  );
  return counted.filter(Boolean).length;
};

it('counts exactly what is allowed, of concurrent calls on two servers', async () => {
  const key = limitKey('test', 'concurrent');
  expect(await countTimes(key, 100)).toBe(limit.max);
  expect(await countTimes(key, 10)).toBe(0);
});

it('allows as many again as have left the window, and no more', async () => {
  const key = limitKey('test', 'sliding');
  expect(await countTimes(key, 4)).toBe(4);
  await age(key, '50 minutes');
  expect(await countTimes(key, 100)).toBe(6);
  const wait = await secondsUntilFree(first.db, key, limit);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10 * 60);
  await age(key, '11 minutes');
  expect(await countTimes(key, 100)).toBe(4);
});

it('refuses no one for calls that were counted while the clock was ahead', async () => {
  const key = limitKey('test', 'ahead');
  await countTimes(key, 10);
  await age(key, '-2 hours');
  expect(await countTimes(key, 100)).toBe(10);
  expect(await secondsUntilFree(first.db, key, limit)).toBeLessThanOrEqual(limit.seconds);
});

it('counts beyond the limit what must not be refused', async () => {
  const key = limitKey('test', 'anyway');
  await countTimes(key, 9);
  await Promise.all([first, second].map(({ db }) => countAnyway(db, key, limit)));
  expect(await countTimes(key, 5)).toBe(0);
});

it('keeps nothing that no window counts, and no one’s name', async () => {
  const [gone, kept] = [limitKey('test', 'julie@exemple.ca'), limitKey('test', '203.0.113.1')];
  await countTimes(gone, 1);
  await countTimes(kept, 1);
  await age(gone, '61 minutes');
  await removeExpiredHits(second.db);
  const { rows } = await first.db.execute<{ key: string }>(sql`select key from rate_limits`);
  const keys = rows.map(({ key }) => key);
  expect(keys).not.toContain(gone);
  expect(keys).toContain(kept);
  expect(JSON.stringify(keys)).not.toMatch(/julie|203\.0/);
});

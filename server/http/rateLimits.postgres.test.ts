import { openAgain, openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRateLimits, type Limit, type LimitName } from './rateLimits.ts';

let first: TestDatabase;
let second: TestDatabase;
let servers: readonly [Limit, Limit];
beforeAll(async () => {
  first = await openTestDatabase();
  second = openAgain(first.url);
  servers = [createRateLimits(first.db), createRateLimits(second.db)];
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const logged: unknown[] = [];
/** The parts of a request that are logged if it is refused. */
const request = {
  ip: '203.0.113.9',
  routeOptions: { url: '/api/account' },
  log: { info: (fields: unknown) => logged.push(fields) },
} as unknown as FastifyRequest;

/** @returns how many of the calls are allowed, with a few made at a time across both servers. */
async function allowed(name: LimitName, who: string, calls: number): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call += 10) {
    const few = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => servers[turn % 2 ? 0 : 1].allows(name, who, request)),
    );
    count += few.filter(Boolean).length;
  }
  return count;
}
const rowsCounted = async () =>
  (await first.db.execute<{ n: number }>(sql`select count(*)::int as n from rate_limits`)).rows[0]
    ?.n;

it('the calls of a minute are counted by both servers together, to within what each has not reported', async () => {
  const count = await allowed('account', 'busy', 1_200);
  expect(count).toBeGreaterThanOrEqual(900);
  expect(count).toBeLessThan(900 + 2 * 15);
  expect(logged, 'once by each server').toHaveLength(2);
});

it('those of an hour exactly', async () => {
  expect(await allowed('accountExport', 'curious', 40)).toBe(10);
});

it('a caller of a few calls costs the database nothing', async () => {
  const before = await rowsCounted();
  expect(await allowed('network', '203.0.113.7', 150)).toBe(150);
  expect(await rowsCounted()).toBe(before);
});

it('without the database a page is answered, and a sign-in is not', async () => {
  const away = openAgain(first.url);
  await away.close();
  const limit = createRateLimits(away.db);
  for (let call = 0; call < 250; call += 1) {
    expect(await limit.allows('network', '203.0.113.8', request)).toBe(true);
  }
  await expect(limit.allows('signIn', '203.0.113.8', request)).rejects.toThrow();
});

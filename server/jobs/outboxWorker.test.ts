import { drizzle } from 'drizzle-orm/pg-proxy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { systemClock } from '../lib/clock.ts';
import { startOutboxWorker } from './outboxWorker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads the outbox less often while the database is away, and as before once it is back', async () => {
  let isAway = true;
  let reads = 0;
  const errors: unknown[] = [];
  // All statements of the connection end up in this function.
  const db = drizzle(async () => {
    reads += 1;
    if (isAway) throw new Error('the database is away');
    return { rows: [] };
  });
  const sender = startOutboxWorker({
    db: db as unknown as Database,
    transport: { send: async () => {}, close: () => {} },
    clock: systemClock,
    measure: { mail: () => {} },
    onError: (error) => errors.push(error),
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(errors.length).toBe(reads);
  expect(errors.length).toBeLessThan(30);
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  reads = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toBe(30);
  await sender.stop();
});

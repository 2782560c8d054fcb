import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedPing } from './ping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends one query for concurrent callers, and another for later ones', async () => {
  const ask = vi.fn(async () => 'answer');
  const ping = sharedPing(ask);
  await Promise.all([ping(), ping(), ping()]);
  expect(ask).toHaveBeenCalledTimes(1);
  await ping();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('throws the query’s error to every caller', async () => {
  const ping = sharedPing(() => Promise.reject(new Error('no answer')));
  const outcomes = await Promise.allSettled([ping(), ping()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('waits for an answer no longer than the limit, and sends no second query until it comes', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn(() => answer);
  const ping = sharedPing(ask);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const late = expect(ping()).rejects.toThrow('did not answer within 1500 ms');
    await vi.advanceTimersByTimeAsync(1_500);
    await late;
  }
  expect(ask).toHaveBeenCalledTimes(1);
  resolve();
  await ping();
});

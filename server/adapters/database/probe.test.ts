import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedProbe } from './probe.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = { rows: [{ one: 1 }] };

it('sends one query for concurrent callers of a statement, and another for later ones', async () => {
  const ask = vi.fn(async () => answer);
  const probe = sharedProbe(ask);
  const answers = await Promise.all([probe('a'), probe('a'), probe('b')]);
  expect(answers).toEqual([answer.rows, answer.rows, answer.rows]);
  expect(ask).toHaveBeenCalledTimes(2);
  await probe('a');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('throws the query’s error to every caller', async () => {
  const probe = sharedProbe(() => Promise.reject(new Error('no answer')));
  const outcomes = await Promise.allSettled([probe('a'), probe('a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('waits for an answer no longer than the limit, and sends no second query until it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  const ask = vi.fn(() => promise);
  const probe = sharedProbe(ask);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const late = expect(probe('a')).rejects.toThrow('did not answer within 1500 ms');
    await vi.advanceTimersByTimeAsync(1_500);
    await late;
  }
  expect(ask).toHaveBeenCalledTimes(1);
  resolve(answer);
  await probe('a');
});

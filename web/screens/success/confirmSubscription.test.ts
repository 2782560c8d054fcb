import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../lib/apiClient.ts';
import { activeRow } from '../../subscription/testing/premiumStage.tsx';
import { confirmSubscription } from './confirmSubscription.ts';

type Reply = SubscriptionRow | null | ApiFailure;
const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());

/** @returns the outcome, the time of each request and the total time, all in milliseconds. */
async function run(
  reply: (question: number, signal: AbortSignal) => Reply | Promise<Reply>,
  signal = new AbortController().signal,
) {
  const begin = Date.now();
  const asked: number[] = [];
  const confirmation = confirmSubscription(async (question) => {
    asked.push(Date.now() - begin);
    const given = await reply(asked.length, question);
    if (given instanceof ApiFailure) throw given;
    return given;
  }, signal).then((end) => ({ end, took: Date.now() - begin }));
  const [done] = await Promise.all([confirmation, vi.advanceTimersByTimeAsync(60_000)]);
  return { ...done, asked };
}

const incomplete: SubscriptionRow = { ...activeRow, subscription_status: 'incomplete' };

it('waits two seconds before it asks, and ends when the subscription is active', async () => {
  const { end, asked, took } = await run(() => activeRow);
  expect(end).toEqual({ isActive: true, row: activeRow });
  expect([asked, took]).toEqual([[2_000], 2_000]);
});

it('asks again while nothing is paid yet, and after temporary failures', async () => {
  const replies: Reply[] = [null, incomplete, new ApiFailure('network'), activeRow];
  const { end, asked } = await run((question) => replies[question - 1] ?? null);
  expect(end).toMatchObject({ isActive: true });
  expect(asked).toEqual([2_000, 4_000, 6_000, 8_000]);
});

it('asks for twenty seconds, and then reports that nothing is active', async () => {
  const { end, asked, took } = await run(() => null);
  expect(end).toEqual({ isActive: false, failure: undefined });
  expect(asked.slice(-2)).toEqual([18_000, 19_000]);
  expect(took).toBeLessThanOrEqual(20_000);
});

it('gives up after twenty seconds although a request is never answered, and aborts it', async () => {
  const open: AbortSignal[] = [];
  const { end, took } = await run((_question, signal) => {
    open.push(signal);
    return never();
  });
  expect(end).toMatchObject({ isActive: false, failure: { code: 'network' } });
  expect(took).toBe(20_000);
  expect(open.map(({ aborted }) => aborted)).toEqual([true]);
});

it('ends immediately when aborted', async () => {
  const left = new AbortController();
  setTimeout(() => left.abort(new Error('left')), 3_000);
  await expect(run(never, left.signal)).rejects.toThrow('left');
});

it('gives up with the failure of the last request', async () => {
  const { end } = await run(() => new ApiFailure('payments_unavailable'));
  expect(end).toMatchObject({ isActive: false, failure: { code: 'payments_unavailable' } });
});

it('reports a permanent failure immediately', async () => {
  const { end, asked } = await run(() => new ApiFailure('internal'));
  expect(end).toMatchObject({ isActive: false, failure: { code: 'internal' } });
  expect(asked).toEqual([2_000]);
});

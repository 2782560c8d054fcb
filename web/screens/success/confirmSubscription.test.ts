import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api.ts';
import { activeRow } from '../../subscription/testing/premiumStage.tsx';
import { confirmSubscription } from './confirmSubscription.ts';

type Reply = SubscriptionRow | null | ApiFailure;

/** Runs it on a clock of its own. @returns what came, the pauses, and how many questions it took. */
async function run(reply: (question: number) => Reply) {
  let now = 0;
  let questions = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const pauses: number[] = [];
  const end = await confirmSubscription(
    async () => {
      questions += 1;
      const given = reply(questions);
      if (given instanceof ApiFailure) throw given;
      return given;
    },
    async (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
    },
  );
  return { end, pauses, questions, now };
}

const incomplete: SubscriptionRow = { ...activeRow, subscription_status: 'incomplete' };

it('waits two seconds before it asks, and is done when the subscription is active', async () => {
  const { end, pauses } = await run(() => activeRow);
  expect(end).toEqual({ isActive: true, row: activeRow });
  expect(pauses).toEqual([2_000]);
});

it('asks again while nothing is paid yet, and through what passes by itself', async () => {
  const replies: Reply[] = [null, incomplete, new ApiFailure('network'), activeRow];
  const { end, questions } = await run((question) => replies[question - 1] ?? null);
  expect(end).toMatchObject({ isActive: true });
  expect(questions).toBe(4);
});

it('gives up after twenty seconds, and says that nothing is active', async () => {
  const { end, now, questions } = await run(() => null);
  expect(end).toEqual({ isActive: false, failure: undefined });
  expect(now).toBe(20_000);
  expect(questions).toBe(10);
});

it('gives up with the failure where that is how it ended', async () => {
  const { end } = await run(() => new ApiFailure('payments_unavailable'));
  expect(end).toMatchObject({ isActive: false, failure: { code: 'payments_unavailable' } });
});

it('tells at once a failure that asking again would only repeat', async () => {
  const { end, questions } = await run(() => new ApiFailure('internal'));
  expect(end).toMatchObject({ isActive: false, failure: { code: 'internal' } });
  expect(questions).toBe(1);
});

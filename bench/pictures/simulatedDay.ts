import { randomUUID } from 'node:crypto';
import { isoDaysBefore } from '@elan/domain/day';
import {
  type FeedbackReason,
  reasonsHelped,
  reasonsNotHelped,
} from '@elan/domain/generation/feedback';
import { isText } from '@elan/domain/questionnaire/module';
import { catalogue, journey } from '@elan/modules/catalogue';
import type { Database } from '@elan/server/adapters/database/database';
import {
  accounts,
  generations,
  mailsGivenUp,
  outbox,
  stripeSubscriptions,
  users,
} from '@elan/server/store/schema';

const dayMs = 86_400_000;
const people = 900;
/** The average number of generations on the last day. Earlier days have fewer on average. */
const perDay = 260;
const models = ['gpt-4o-2024-08-06', 'gpt-6-luna'] as const;
const failures = ['ai_unavailable', 'ai_refused', 'generation_stopped', 'ai_empty_reply'] as const;

/** Pseudorandom numbers from 0 to 1, the same in every run. */
function sequence(): () => number {
  let state = 20_261_126;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * Fills the tables of an installation with the data of a month and a busy day: accounts with and without Premium,
 * generations with failures and token counts, feedback, and emails that were given up.
 */
export async function simulateDay(db: Database, now: Date): Promise<void> {
  const next = sequence();
  const one = <Item>(list: readonly [Item, ...Item[]]): Item =>
    list[Math.floor(next() * list.length)] ?? list[0];
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const ids = Array.from({ length: people }, () => randomUUID());
  await db.insert(users).values(
    ids.map((id, at) => {
      // The number of new accounts per week grows.
      const age = 70 * next() ** 2;
      const seen = ago(age * next() ** 3);
      return {
        id,
        name: '',
        email: `personne-${at}@elan.example`,
        emailVerified: next() > 0.06,
        termsVersion: '1',
        termsAcceptedAt: ago(age),
        createdAt: ago(age),
        lastSignInAt: seen,
      };
    }),
  );
  await db
    .insert(accounts)
    .values(
      ids.map((id) => ({ id: randomUUID(), userId: id, accountId: id, providerId: 'credential' })),
    );
  const subscribers = ids.filter(() => next() < 0.07);
  await db.insert(stripeSubscriptions).values(
    subscribers.map((accountId) => ({
      accountId,
      subscriptionId: `sub_${accountId}`,
      status: 'active',
      premium: true,
      cancelAtPeriodEnd: false,
      createdAt: ago(20),
      updatedAt: ago(1),
    })),
  );

  for (let back = 0; back < 30; back += 1) {
    const count = Math.round(perDay * 0.96 ** back * (0.7 + 0.6 * next()));
    await db.insert(generations).values(
      Array.from({ length: count }, () => {
        const definition = journey[Math.floor(journey.length * next() ** 2)] ?? catalogue.idea;
        const { key: module } = definition;
        const model = one(models.slice(0, back < 4 ? 2 : 1) as [string, ...string[]]);
        // On one day, the provider was unavailable for a while.
        const hasFailed = next() < (back === 6 ? 0.3 : 0.03);
        const hasFeedback = !hasFailed && isText(definition.kind) && next() < 0.18;
        const helped = hasFeedback ? next() < 0.8 : null;
        const startedAt = ago(back + next() * 0.4);
        const reasons: readonly FeedbackReason[] = helped ? reasonsHelped : reasonsNotHelped;
        const tokensIn = Math.round(1_800 + 3_500 * next());
        return {
          id: randomUUID(),
          actorId: one(ids as [string, ...string[]]),
          module,
          idempotencyKey: randomUUID(),
          requestHash: '',
          status: hasFailed ? ('failed' as const) : ('succeeded' as const),
          failure: hasFailed ? one(failures) : null,
          leaseUntil: startedAt,
          startedAt,
          finishedAt: startedAt,
          model: hasFailed && next() < 0.6 ? null : model,
          promptVersion: `v${module.length}${back < 4 ? 'b' : 'a'}`,
          tokensIn,
          tokensCached: Math.round(tokensIn * 0.4 * next()),
          tokensOut: hasFailed ? 0 : Math.round(500 + 1_400 * next()),
          helped,
          feedbackReason: helped === null || next() < 0.4 ? null : one(reasons as [FeedbackReason]),
          feedbackAt: helped === null ? null : startedAt,
        };
      }),
    );
  }
  const [today = '', yesterday = ''] = isoDaysBefore(now, 2);
  await db.insert(mailsGivenUp).values([
    { day: today, refused: 3, expired: 1 },
    { day: yesterday, refused: 1 },
  ]);
  const waiting = { recipient: 'personne-1@elan.example', subject: 'Bonjour', text: '', html: '' };
  await db.insert(outbox).values(
    // As if just added to the queue, so that the server does not send them.
    [0.02, 0.01].map((age) => ({
      id: randomUUID(),
      ...waiting,
      createdAt: ago(age),
      queuedAt: ago(-1),
    })),
  );
}

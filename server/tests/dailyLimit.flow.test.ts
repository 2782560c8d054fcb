import { patienceSeconds } from '@elan/domain/generation/limits';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { endsEarly, refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { alertOf } from '../generation/countDaily.ts';
import { purgeDays } from '../store/expired.ts';

const limit = 5;
const dayMs = 86_400_000;
/** Noon in Toronto, on a different day in each test. */
let now = Date.parse('2026-11-26T17:00:00Z');
let day = now;
const clock = { now: () => new Date(now) };
const flows = duringTests(() =>
  openFlows({ AI_DAILY_LIMIT: String(limit), FREE_AI_LIMIT: '100' }, { clock }),
);

let at: ModuleFlows;
beforeEach(async () => {
  flows.provider.answers(writes('Le texte.'));
  day += 10 * dayMs;
  now = day;
  at = await moduleFlows(flows, await newPerson(flows));
});

const brainstormAnswers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);
const unreadable = Array.from({ length: 3 }, () => 'ai_unreadable_reply');
const generateTimes = (times: number) =>
  Promise.allSettled(Array.from({ length: times }, () => at.generate()));
const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code)).sort();
const usedToday = async () =>
  (await flows.database.db.execute(sql`select used from ai_days order by day desc limit 1`)).rows;
const alertsSince = (before: number) =>
  flows.log
    .slice(before)
    .map(({ message }) => message)
    .filter((message) => message.startsWith('AI_DAILY_LIMIT'));

it('admits exactly the day’s generations of all people, and counts no other for anybody', async () => {
  const calls = flows.provider.requests.length;
  const other = await moduleFlows(flows, await newPerson(flows));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? at : other).generate()),
  );
  expect(codesOf(outcomes)).toEqual([
    ...Array.from({ length: 15 }, () => 'ai_daily_limit'),
    ...Array.from({ length: limit }, () => 'done'),
  ]);
  expect(flows.provider.requests.length - calls).toBe(limit);
  expect((await at.used()) + (await other.used())).toBe(limit);
  expect(await at.quota()).toMatchObject([{ holds: {} }]);
});

/** A page relies on this to stop waiting for a refused generation (`web/lib/serverReachable.ts`). */
async function expectNoneBegun(key: string): Promise<void> {
  const { finished } = await at.find(key);
  await expect(finished).rejects.toMatchObject({ code: 'generation_not_begun' });
}

it('states when to come back, and opens again at midnight in Toronto', async () => {
  await generateTimes(limit);
  await expect(at.generate(undefined, 'refusée')).rejects.toMatchObject({
    code: 'ai_daily_limit',
    facts: { retryAfter: 12 * 3_600 },
  });
  await expectNoneBegun('refusée');
  now += 12 * 3_600_000 - 1;
  await expect(at.generate()).rejects.toMatchObject({ code: 'ai_daily_limit' });
  now += 1;
  expect(codesOf(await generateTimes(1))).toEqual(['done']);
});

it('notifies the operator once at 80 % and once at 100 %', async () => {
  const before = flows.log.length;
  await generateTimes(3);
  expect(alertsSince(before)).toEqual([]);
  await at.generate();
  expect(alertsSince(before)).toEqual([alertOf[80]]);
  await generateTimes(10);
  expect(alertsSince(before)).toEqual([alertOf[80], alertOf[100]]);
});

it('uncounts what the provider never wrote, and reports no share twice', async () => {
  const before = flows.log.length;
  await generateTimes(3);
  flows.provider.answers(refuses(401));
  expect(codesOf(await generateTimes(2))).toEqual(['ai_misconfigured', 'ai_misconfigured']);
  expect(await usedToday()).toEqual([{ used: 3 }]);
  flows.provider.answers(writes('Le texte.'));
  expect(codesOf(await generateTimes(3))).toEqual(['ai_daily_limit', 'done', 'done']);
  expect(alertsSince(before)).toEqual([alertOf[80], alertOf[100]]);
});

it('keeps what failed after its first word: it was paid for', async () => {
  flows.provider.answers(endsEarly('À moitié'));
  const [outcome] = await generateTimes(1);
  expect(outcome?.status).toBe('rejected');
  expect(await usedToday()).toEqual([{ used: 1 }]);
  expect(await at.used()).toBe(0);
});

it('locks nobody out for a failure of the provider', async () => {
  flows.provider.answers(endsEarly('À moitié'));
  expect(codesOf(await generateTimes(3))).toEqual(
    Array.from({ length: 3 }, () => 'ai_unavailable'),
  );
  flows.provider.answers(writes('Le texte.'));
  expect(codesOf(await generateTimes(1))).toEqual(['done']);
});

it('leaves the day to others, however often one account stops before the first word', async () => {
  flows.provider.answers(stalls());
  for (const key of ['un', 'deux', 'trois']) {
    const stopped = at.follow(undefined, key);
    await flows.provider.nextCall();
    await at.stop(key);
    expect((await stopped).failure).toBe('generation_stopped');
  }
  flows.provider.answers(writes('Le texte.'));
  expect(await usedToday()).toEqual([{ used: 3 }]);
  const calls = flows.provider.requests.length;
  await expect(at.generate(undefined, 'refusée')).rejects.toMatchObject({
    code: 'too_many_unfinished',
    facts: { retryAfter: 12 * 3_600 },
  });
  await expectNoneBegun('refusée');
  expect(flows.provider.requests.length).toBe(calls);
  expect(await usedToday()).toEqual([{ used: 3 }]);
  expect(await at.quota()).toMatchObject([{ used: 0, holds: {} }]);
  const other = await moduleFlows(flows, await newPerson(flows));
  expect(await other.generate()).toBeDefined();
  expect(await other.generate()).toBeDefined();
  // The limit of all is the first reason.
  await expect(at.generate()).rejects.toMatchObject({ code: 'ai_daily_limit' });
  now += 12 * 3_600_000;
  expect(codesOf(await generateTimes(1))).toEqual(['done']);
});

it('limits nobody who stops a silent provider, as the page suggests', async () => {
  flows.provider.answers(stalls());
  for (const key of ['un', 'deux', 'trois']) {
    const stopped = at.follow(undefined, key);
    await flows.provider.nextCall();
    now += patienceSeconds * 1_000;
    await at.stop(key);
    expect((await stopped).failure).toBe('generation_stopped');
  }
  flows.provider.answers(writes('Le texte.'));
  expect(codesOf(await generateTimes(1))).toEqual(['done']);
});

it('limits one account by what its own words can make unusable', async () => {
  at = await moduleFlows(flows, await newPerson(flows), 'brainstorm');
  flows.provider.answers(writes('Bonjour.'));
  for (const code of [...unreadable, 'too_many_unfinished']) {
    await expect(at.generate({ answers: brainstormAnswers })).rejects.toMatchObject({ code });
  }
});

it('states the limit of all where it is 0', async () => {
  const closed = await openFlows({ AI_DAILY_LIMIT: '0' }, { clock });
  const here = await moduleFlows(closed, await newPerson(closed));
  await expect(here.generate()).rejects.toMatchObject({ code: 'ai_daily_limit' });
  expect(await here.used()).toBe(0);
  await closed.close();
});

it('counts a founder’s too, and forgets the days that are over', async () => {
  await at.generate();
  now += 3 * dayMs;
  await at.generate();
  await purgeDays(flows.services);
  const { rows } = await flows.database.db.execute(sql`select used from ai_days`);
  expect(rows).toEqual([{ used: 1 }]);
});

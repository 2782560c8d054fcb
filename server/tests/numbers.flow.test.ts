import { randomUUID } from 'node:crypto';
import { numbersDays, ownerNumbers } from '@elan/domain/contract/numbers';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { insertAccount } from '@elan/testing/people/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readNumbers } from '../flows/support/readNumbers.ts';
import { giveUpRefused, putMail, releaseMail } from '../store/outbox.ts';

/** A summer evening in Toronto, when it is already the next day in UTC. */
const now = new Date('2026-07-16T02:30:00Z');
const today = '2026-07-15';
const daysBefore = (count: number) => new Date(now.getTime() - count * 86_400_000);

const flows = duringTests(() =>
  openFlows({ AI_PRICES: 'writer-1=2/0.5/8' }, { clock: movableClock(now) }),
);
let person: string;
beforeAll(async () => {
  person = (await newPerson(flows)).id;
});

const run = (statement: SQL) => flows.database.db.execute(statement);

interface Past {
  readonly at: Date | string;
  readonly module?: string;
  readonly action?: string;
  readonly failure?: string;
  readonly running?: true;
  readonly model?: string;
  readonly tokens?: readonly [sent: number, cached: number, written: number];
  readonly prompt?: string;
  readonly feedback?: readonly [helped: boolean, reason: string | null];
}

/** Inserts a generation into the ledger as if it had been settled. */
async function past(generation: Past): Promise<void> {
  const { at, module = 'idea', action = 'generate', failure, running, model, prompt } = generation;
  const [sent, cached, written] = generation.tokens ?? [];
  const [helped, reason] = generation.feedback ?? [];
  const status = running ? 'running' : failure ? 'failed' : 'succeeded';
  await run(sql`
    insert into generations (id, user_id, module, action, idempotency_key, request_hash, status, failure,
      lease_until, started_at, model, prompt_version, tokens_in, tokens_cached, tokens_out, helped, feedback_reason)
    values (${randomUUID()}, ${person}, ${module}, ${action}, ${randomUUID()}, 'x', ${status},
      ${failure ?? null}, now(), ${new Date(at).toISOString()}, ${model ?? null}, ${prompt ?? null},
      ${sent ?? null}, ${cached ?? null}, ${written ?? null}, ${helped ?? null}, ${reason ?? null})`);
}

it('counts the ledger by day in Toronto, module, failure and model, without what is older', async () => {
  const model = 'writer-1';
  await past({ at: '2026-07-16T02:00:00Z', model, tokens: [1_000, 400, 2_000] });
  await past({ at: '2026-07-15T04:00:00Z', model, tokens: [3_000, 0, 1_000] });
  // One minute earlier: still the 14th in Toronto.
  await past({
    at: '2026-07-15T03:59:00Z',
    module: 'finances',
    model: 'writer-2',
    tokens: [10, 0, 5],
  });
  await past({ at: '2026-07-15T12:00:00Z', failure: 'ai_unavailable' });
  await past({ at: '2026-07-15T13:00:00Z', failure: 'ai_unavailable' });
  await past({
    at: '2026-07-15T14:00:00Z',
    module: 'finances',
    failure: 'ai_refused',
    model,
    tokens: [100, 0, 0],
  });
  await past({ at: '2026-07-15T15:00:00Z', running: true });
  // The first moment of the period, and the last one before it.
  await past({ at: '2026-06-16T04:00:00Z' });
  await past({ at: '2026-06-16T03:59:59Z' });

  const numbers = ownerNumbers.parse(await readNumbers(flows.services));
  expect(numbers.days).toHaveLength(numbersDays);
  const ended = numbers.days.filter(({ succeeded, failed }) => succeeded + failed > 0);
  expect(ended.map(({ day, succeeded, failed }) => [day, succeeded, failed])).toEqual([
    [today, 2, 3],
    ['2026-07-14', 1, 0],
    ['2026-06-16', 1, 0],
  ]);
  expect(numbers.days.at(-1)?.day).toBe('2026-06-16');
  expect(numbers.modules).toEqual([
    { module: 'idea', succeeded: 3, failed: 2 },
    { module: 'finances', succeeded: 1, failed: 1 },
  ]);
  expect(numbers.failures).toEqual([
    { code: 'ai_unavailable', count: 2 },
    { code: 'ai_refused', count: 1 },
  ]);
  expect(numbers.models).toEqual([
    {
      day: today,
      model,
      generations: 3,
      tokensIn: 4_100,
      tokensCached: 400,
      tokensOut: 3_000,
      cost: (3_700 * 2 + 400 * 0.5 + 3_000 * 8) / 1e6,
    },
    // These ended before a model replied, so nothing is known about them.
    {
      day: today,
      model: null,
      generations: 2,
      tokensIn: 0,
      tokensCached: 0,
      tokensOut: 0,
      cost: null,
    },
    {
      day: '2026-07-14',
      model: 'writer-2',
      generations: 1,
      tokensIn: 10,
      tokensCached: 0,
      tokensOut: 5,
      cost: null,
    },
    {
      day: '2026-06-16',
      model: null,
      generations: 1,
      tokensIn: 0,
      tokensCached: 0,
      tokensOut: 0,
      cost: null,
    },
  ]);
  expect(numbers.feedback).toEqual([]);
});

it('sums the feedback on texts, by module and version of the instructions', async () => {
  const marketing = { module: 'marketing', at: daysBefore(3) };
  await past({ ...marketing, prompt: 'p1', feedback: [true, 'clear'] });
  await past({ ...marketing, prompt: 'p1', feedback: [true, null] });
  await past({ ...marketing, prompt: 'p1', feedback: [false, 'general'] });
  await past({ ...marketing, prompt: 'p1', feedback: [true, 'clear'] });
  await past({ ...marketing, prompt: 'p1' });
  await past({ ...marketing, prompt: 'p2', feedback: [false, 'untrue'] });
  // These do not count as texts of the module: a proposal and a failure.
  await past({ ...marketing, prompt: 'p1', action: 'revise' });
  await past({ ...marketing, prompt: 'p1', failure: 'ai_unavailable' });
  // Older than the days shown.
  await past({ ...marketing, at: daysBefore(40), prompt: 'p1', feedback: [false, 'untrue'] });

  expect((await readNumbers(flows.services)).feedback).toEqual([
    {
      module: 'marketing',
      promptVersion: 'p1',
      texts: 5,
      helped: 3,
      notHelped: 1,
      reasons: [
        { reason: 'clear', count: 2 },
        { reason: 'general', count: 1 },
      ],
    },
    {
      module: 'marketing',
      promptVersion: 'p2',
      texts: 1,
      helped: 0,
      notHelped: 1,
      reasons: [{ reason: 'untrue', count: 1 }],
    },
  ]);
});

it('counts accounts: all, confirmed, Premium, and those that were seen', async () => {
  await run(sql`delete from users where id <> ${person}`);
  const made = async (days: { signIn: number; visit?: number; created?: number }) => {
    const { id } = await insertAccount(flows.services);
    await run(sql`
      update users set last_sign_in_at = ${daysBefore(days.signIn).toISOString()},
        created_at = ${daysBefore(days.created ?? days.signIn).toISOString()} where id = ${id}`);
    if (days.visit === undefined) await run(sql`delete from sessions where user_id = ${id}`);
    else {
      await run(sql`
        update sessions set updated_at = ${daysBefore(days.visit).toISOString()} where user_id = ${id}`);
    }
    return id;
  };
  await made({ signIn: 40 });
  // Signed in long ago, but still visits.
  await made({ signIn: 40, visit: 2 });
  await made({ signIn: 20, visit: 20 });
  const subscriber = await made({ signIn: 0.5 });
  await givePremium(flows, { id: subscriber });
  const unconfirmed = await made({ signIn: 40, created: 0 });
  await run(
    sql`update users set email_verified = false, last_sign_in_at = null where id = ${unconfirmed}`,
  );

  const { accounts, days } = await readNumbers(flows.services);
  // This includes the person created for this file, who has just signed in.
  expect(accounts).toEqual({
    all: 6,
    confirmed: 5,
    premium: 1,
    active: { day: 2, week: 3, month: 4 },
  });
  const created = days.filter((one) => one.accounts > 0);
  expect(created.map((one) => [one.day, one.accounts])).toEqual([
    [today, 3],
    ['2026-06-25', 1],
  ]);
});

it('counts the mails that were given up, and keeps nothing else of them', async () => {
  const { db } = flows.services;
  const mail = { subject: 'Bonjour', text: 'Bonjour', html: '' };
  const ids = async () => {
    const { rows } = await run(sql`select id from outbox order by created_at, id`);
    return rows.map(({ id }) => String(id));
  };
  await run(sql`delete from outbox`);
  const before = daysBefore(1);
  for (let count = 0; count < 5; count += 1) await putMail(db, 'lea@exemple.ca', mail, before);
  const [first = '', second = '', third = ''] = await ids();
  await giveUpRefused(db, first, before);
  await giveUpRefused(db, second, now);
  // Another server has already given up this mail.
  await giveUpRefused(db, second, now);
  // Two processes whose last attempt failed count the mail once.
  await releaseMail(db, third, now, true);
  await releaseMail(db, third, now, true);

  const { days, mails } = await readNumbers(flows.services);
  expect(days.slice(0, 3).map((one) => [one.day, one.mailsGivenUp])).toEqual([
    [today, 2],
    ['2026-07-14', 1],
    ['2026-07-13', 0],
  ]);
  expect(mails).toEqual({ waiting: 2, oldest: before.toISOString() });
  const { rows } = await run(sql`select * from mails_given_up order by day`);
  expect(rows).toMatchObject([
    { refused: 1, expired: 0 },
    { refused: 1, expired: 1 },
  ]);
});

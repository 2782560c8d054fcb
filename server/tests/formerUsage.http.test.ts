import { randomUUID } from 'node:crypto';
import { contract } from '@elan/domain/contract/contract';
import { extendExpiries, movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { outboxEmptied } from '@elan/testing/mail/mailServer';
import { replyOf, signedUpByCalls, signUp } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { atModule } from '@elan/testing/stages/atModule';
import { deleteOwn, tracesOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { purgeFormerUsage } from '../store/expired.ts';

const began = new Date();
const clock = movableClock(began);
const daysLater = (days: number) => new Date(began.getTime() + days * 86_400_000);
const spent = { status: 402, body: { code: 'quota_spent' } };

const server = duringTests(() => startTestServer({ FREE_AI_LIMIT: '3' }, { clock }));
beforeAll(async () => {
  await extendExpiries(server.database.db);
  server.provider.answers(writes('Le texte.'));
});

/** Signs up, which carries over what earlier accounts with the same email used. */
const signUpAt = async (on: TestServer, email: string) =>
  atModule(on, await signedUpByCalls(on, email));
const newEmail = () => `${randomUUID()}@exemple.quebec`;

/** Signs up, generates the given number of texts, and deletes the account. */
async function useAndLeave(email: string, generations: number): Promise<void> {
  const at = await signUpAt(server, email);
  for (let time = 0; time < generations; time += 1) {
    expect((await at.generate()).status).toBe(200);
  }
  expect((await deleteOwn(at.person)).status).toBe(200);
}
async function carriedBy({ person }: Awaited<ReturnType<typeof atModule>>): Promise<number> {
  const account = await person.call('GET', '/api/account');
  return replyOf(contract.getAccount, account).carriedGenerations;
}
const remembered = async () =>
  (await server.database.db.execute(sql`select * from former_usage order by address_hash`)).rows;

describe('a person who deletes the account and signs up again', () => {
  it('gets no additional free generations, and sees why', async () => {
    const email = newEmail();
    await useAndLeave(email, 2);
    const again = await signUpAt(server, email);
    expect((await again.me()).aiUsage).toEqual({ used: 2, limit: 3 });
    expect(await carriedBy(again)).toBe(2);
    expect((await again.generate()).status).toBe(200);
    expect(await again.generate()).toMatchObject(spent);
    await deleteOwn(again.person);
    const third = await signUpAt(server, email);
    expect((await third.me()).aiUsage).toEqual({ used: 3, limit: 3 });
    expect(await third.generate()).toMatchObject(spent);
  });

  it.each([
    [
      'a tag',
      (name: string) => `${name}+elan@exemple.quebec`,
      (name: string) => `${name}@exemple.quebec`,
    ],
    [
      'capitals',
      (name: string) => `${name.toUpperCase()}@Exemple.Quebec`,
      (name: string) => `${name}@exemple.quebec`,
    ],
    [
      'dots, with Gmail',
      (name: string) => `a.${name}@gmail.com`,
      (name: string) => `a${name}@googlemail.com`,
    ],
  ])('is recognized behind %s', async (_what, first, second) => {
    const name = randomUUID().replaceAll('-', '');
    await useAndLeave(first(name), 1);
    const again = await signUpAt(server, second(name));
    expect((await again.me()).aiUsage.used).toBe(1);
  });

  it('has running generations counted too, since they may have been read', async () => {
    const email = newEmail();
    const at = await signUpAt(server, email);
    server.provider.answers(({ piece }) => piece('Presque tout le texte'));
    let leaving: Promise<unknown> = Promise.resolve();
    await at.stream('a-lire', () => {
      leaving = deleteOwn(at.person);
    });
    await leaving;
    server.provider.answers(writes('Le texte.'));
    expect((await (await signUpAt(server, email)).me()).aiUsage.used).toBe(1);
  });

  it('starts at most at the plan’s limit, even if more is remembered', async () => {
    const email = newEmail();
    await useAndLeave(email, 3);
    await server.database.db.execute(sql`update former_usage set used = used + 40`);
    expect((await (await signUpAt(server, email)).me()).aiUsage).toEqual({ used: 3, limit: 3 });
  });
});

describe('the record kept of a deleted account', () => {
  it('is a count under a hash for a year, with no personal data', async () => {
    const before = await remembered();
    const email = newEmail();
    await useAndLeave(email, 1);
    await outboxEmptied(server.database.db);
    const rows = (await remembered()).filter(
      (row) => !before.some(({ address_hash }) => address_hash === row.address_hash),
    );
    expect(rows).toEqual([
      {
        address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        used: 1,
        expires_at: expect.anything(),
      },
    ]);
    const [name = ''] = email.split('@');
    const traces = await tracesOf(server.database.db, [email, name]);
    // The mail that confirms the deletion is still in the stand-in's mailbox.
    expect(traces.filter((trace) => !trace.startsWith('sandbox_mail.'))).toEqual([]);
  });

  it('does not exist if nothing was used, or only with Premium', async () => {
    const before = await remembered();
    await useAndLeave(newEmail(), 0);
    const at = await atModule(server);
    await server.database.db.execute(sql`
      insert into stripe_subscriptions
        (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
      values (${at.person.id}, ${at.person.id}, 'active', true, false, now(), now())`);
    expect((await at.generate()).status).toBe(200);
    expect((await deleteOwn(at.person)).status).toBe(200);
    expect(await remembered()).toEqual(before);
  });

  it('is part of the export after a new sign-up', async () => {
    const email = newEmail();
    await useAndLeave(email, 1);
    const { person } = await signUpAt(server, email);
    const document = await person.call('GET', '/api/account/export');
    expect(document.body).toMatchObject({
      ai_usage: [{ period: 'life', used: 1, used_by_earlier_accounts: 1 }],
      generations_of_deleted_accounts: { used: 1, kept_until: expect.any(String) },
    });
  });

  it('expires after a year, even if a new account that used nothing is deleted in between', async () => {
    const email = newEmail();
    await useAndLeave(email, 3);
    const { db } = server.database;
    clock.moveTo(daysLater(300));
    await purgeFormerUsage({ db, clock });
    // Signs up, cannot generate anything, and deletes the account again.
    await useAndLeave(email, 0);
    clock.moveTo(daysLater(364));
    await purgeFormerUsage({ db, clock });
    expect((await (await signUpAt(server, email)).me()).aiUsage.used).toBe(3);
    clock.moveTo(daysLater(366));
    // Expired counts are ignored even before the job has deleted them.
    const other = newEmail();
    expect((await signUp(server, other)).status).toBe(201);
    await purgeFormerUsage({ db, clock });
    expect(await remembered()).toEqual([]);
  });
});

import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { type Person, replyOf, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { fullPerson, tracesOf, wordsOf } from '@elan/testing/stages/fullAccount';
import { getTableColumns, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as schema from '../store/schema.ts';

const customer = 'cus_de_la_personne';
const server = duringTests(startTestServer);
let person: Person;
let stranger: Person;
beforeAll(async () => {
  stranger = await signedUpPerson(server);
  const theirs = await stranger.createProject('Chez quelqu’un d’autre');
  expect(theirs.user_id).toBe(stranger.id);
  person = await fullPerson(server);
  await becomeSubscriber();
});

async function becomeSubscriber(): Promise<void> {
  const { db } = server.database;
  const { id } = person;
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    values (${id}, ${customer}, 'sandbox', now())`);
  await db.execute(sql`
    insert into stripe_subscriptions
      (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
    values (${id}, 'sub_de_la_personne', 'active', true, false, now(), now())`);
  await db.execute(sql`
    insert into checkouts (user_id, attempt, wish, expires_at, created_at)
    values (${id}, gen_random_uuid(), '', now(), now())`);
  await db.execute(sql`
    insert into stripe_events (id, type, customer_id, created_at, handled_at)
    values ('evt_de_la_personne', 'invoice.paid', ${customer}, now(), now())`);
}

/** The key in the exported document for each table's rows. */
const handedOut: Readonly<Record<string, string>> = {
  users: 'account',
  accounts: 'sign_in_methods',
  sessions: 'sessions',
  known_devices: 'known_devices',
  two_factor: 'two_factor',
  recovery_codes: 'recovery_codes',
  sign_in_challenges: 'sign_ins_under_way',
  mail_links: 'mail_links',
  sign_in_failures: 'failed_sign_ins',
  stripe_customers: 'payment_customer',
  stripe_subscriptions: 'subscription',
  stripe_events: 'payment_events',
  checkouts: 'open_checkout',
  ai_usage: 'ai_usage',
  generations: 'generations',
  project_rows: 'projects',
  project_modules: 'projects',
  module_versions: 'projects',
  check_answers: 'projects',
  outbox: 'mails_waiting',
  sandbox_mail: 'mails_in_the_sandbox',
  admin_log: 'administration',
  account_storage: 'storage',
};
const notHandedOut: Readonly<Record<string, string>> = {
  industry_figures: 'figures of industries, of nobody',
  sandbox_payments: 'The stand-in’s: what a payment provider would hold, not we.',
  former_usage: 'Under a hash; a person who signed up again gets it (formerUsage.test.ts).',
  plan_limits: 'Nobody’s.',
  founder_emails: 'The operator’s configuration.',
  ai_days: 'Nobody’s: how many generations there were.',
  mails_given_up: 'Nobody’s: how many mails there were.',
  kept_numbers: 'Nobody’s: sums over all people.',
  auth_secrets: 'Nobody’s: by what the server knows its secret again.',
  documents: 'Files made from the project, for a quarter of an hour.',
  document_pieces: 'The same.',
  generation_pieces: 'Parts of a text while it is written; the text itself is in the generation.',
  rate_limits: 'Under hashes, for an hour.',
};

const handed = async (whose = person) => {
  const { body } = await whose.call('GET', '/api/account/export');
  return { body, text: JSON.stringify(body) };
};

it('exports all of a person’s data as a file', async () => {
  const answer = await person.call('GET', '/api/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="elan-20\d\d-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.body).toMatchObject({
    about: { fr: expect.stringContaining('Élan'), en: expect.stringContaining('Élan') },
    account: { id: person.id, email: person.email, language: 'fr', suspended_since: null },
    sessions: [{ network_address: '127.0.0.1' }],
    failed_sign_ins: [{ count: 1 }],
    subscription: { subscription_id: 'sub_de_la_personne', subscription_status: 'active' },
    payment_customer: { customer_id: customer },
    ai_usage: [{ period: 'life', used: 2 }],
    generations: [{ status: 'succeeded' }, { status: 'succeeded' }],
    mails_waiting: [{ subject: 'En attente' }],
    administration: [{ action: 'account_viewed', by: 'administrator' }],
  });
  const projects = answer.body.projects as { deleted_at: string | null; versions: object[] }[];
  expect(projects).toHaveLength(2);
  expect(projects).toContainEqual(
    expect.objectContaining({
      name: wordsOf(person).project,
      deleted_at: null,
      modules_data: {
        idea: expect.objectContaining({
          answers: expect.objectContaining({ businessIdea: wordsOf(person).answer }),
        }),
      },
      versions: [expect.objectContaining({ module: 'idea', cause: 'generated' })],
    }),
  );
  expect(projects.filter((project) => project.deleted_at !== null)).toHaveLength(1);
});

it('exports every table', async () => {
  const { db } = server.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !/(?:^|_)migrations$/.test(name));
  const named = Object.keys({ ...handedOut, ...notHandedOut });
  expect(named.toSorted()).toEqual(names.toSorted());
  const found = await tracesOf(db, [person.id, person.email, customer]);
  const held = new Set(found.map((trace) => trace.split('.')[0] ?? ''));
  const unfilled = Object.keys(handedOut).filter((table) => !held.has(table));
  // Each of these tables must have a row of the person, otherwise the loop below would prove nothing.
  expect(unfilled).toEqual([]);
  const { body } = await handed();
  for (const [table, key] of Object.entries(handedOut)) {
    const value = body[key];
    expect(value, table).toBeTruthy();
    expect(value, table).not.toEqual([]);
  }
});

it('omits only the internal fields of a generation', async () => {
  const technical = ['user_id', 'idempotency_key', 'request_hash', 'lease_until', 'watched_until'];
  const columns = Object.values(getTableColumns(schema.generations)).map(({ name }) => name);
  const { body } = await handed();
  const [generation = {}] = body.generations as object[];
  expect([...Object.keys(generation), ...technical].sort()).toEqual(columns.sort());
});

it('contains no data of other people and no credentials', async () => {
  const { db } = server.database;
  const { rows } = await db.execute<{ secret: string }>(sql`
    select token as secret from sessions
    union all select password from accounts
    union all select id from mail_links
    union all select request_hash from generations`);
  expect(rows.length).toBeGreaterThan(5);
  const { text } = await handed();
  for (const { secret } of rows) expect(text).not.toContain(secret);
  for (const theirs of [stranger.id, stranger.email, 'Chez quelqu’un d’autre', 'une-admin']) {
    expect(text).not.toContain(theirs);
  }
  const { text: own } = await handed(stranger);
  for (const word of [person.id, person.email, customer, ...Object.values(wordsOf(person))]) {
    expect(own).not.toContain(word);
  }
});

it('is available to a suspended person, but not without a session', async () => {
  const { db } = server.database;
  await db.execute(sql`update users set suspended_at = now() where id = ${stranger.id}`);
  const { body } = await handed(stranger);
  expect(body.account).toMatchObject({ suspended_since: expect.any(String) });
  expect((await request(server, 'GET', '/api/account/export')).status).toBe(401);
});

it('gives the account screen its data', async () => {
  const account = replyOf(contract.getAccount, await person.call('GET', '/api/account'));
  expect(account.email).toBe(person.email);
  expect(Date.parse(account.lastSignInAt ?? '')).toBeGreaterThan(Date.parse(account.createdAt));
});

it('is rate-limited', async () => {
  const other = await signedUpPerson(server);
  for (let count = 0; count < 10; count += 1) {
    expect((await other.call('GET', '/api/account/export')).status).toBe(200);
  }
  const answer = await other.call('GET', '/api/account/export');
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

import type { Connection, Database } from '@elan/server/adapters/database/database';
import {
  checkAnswers,
  recoveryCodes,
  signInChallenges,
  twoFactor,
} from '@elan/server/store/schema';
import { sql } from 'drizzle-orm';
import { waitingSubject } from '../mail/mailServer.ts';
import { cards, type TestPayments } from '../payments/payments.ts';
import { insertAccount } from '../people/accounts.ts';
import { ideaAnswers, onAnotherDevice, type Person, password, request } from '../people/person.ts';
import type { TestServer } from '../servers/server.ts';

/** @returns texts that only this person wrote. */
export function wordsOf({ id }: Pick<Person, 'id'>) {
  const mark = id.slice(0, 8);
  return {
    project: `Verglas-Doré de l’Anse ${mark}`,
    answer: `des beignets à la betterave ${mark}`,
    contact: `Ozanne Quimper ${mark}`,
  };
}

/** Deletes the account with the person's own API call. */
export const deleteOwn = (person: Pick<Person, 'call'>) =>
  person.call('POST', '/api/delete-account', { confirm_deletion: true });

/** Creates a person with data in every place where a user can leave some. */
export async function fullPerson(server: TestServer, payments?: TestPayments): Promise<Person> {
  const { db } = server.database;
  const { id: accountId, email } = await insertAccount(server.database);
  await db.execute(sql`delete from sessions where user_id = ${accountId}`);
  const person = await onAnotherDevice(server, { email });
  await db.execute(sql`
    insert into sandbox_mail (id, recipient, subject, html)
    values (gen_random_uuid(), ${person.email}, 'Confirmez votre adresse', ${person.email})`);
  const { id } = await person.createProject(wordsOf(person).project);
  const at = `/api/projects/${id}/modules/idea/generate`;
  const answers = { ...ideaAnswers, businessIdea: wordsOf(person).answer };
  for (let count = 0; count < 2; count += 1) {
    // The second write-up replaces the first, which is stored as a version.
    await person.call('POST', at, { answers, comments: `Essai ${count}`, language: 'fr' });
  }
  const { contact } = wordsOf(person);
  await person.call('PATCH', `/api/projects/${id}/dossier/profile`, { contact });
  await db.insert(checkAnswers).values({
    projectId: id,
    checkId: 'noInsurance',
    because: contact,
    restsOn: '',
    madeBy: person.id,
    madeAt: new Date(),
  });
  const binned = await person.createProject(wordsOf(person).project);
  await person.call('DELETE', `/api/projects/${binned.id}`);
  await request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email: person.email.toUpperCase(), password: `${password}!` },
  });
  await db.insert(twoFactor).values({ accountId: person.id, sealedSecret: '' });
  await db
    .insert(recoveryCodes)
    .values({ id: crypto.randomUUID(), accountId: person.id, hash: '' });
  await db.insert(signInChallenges).values({
    id: crypto.randomUUID(),
    accountId: person.id,
    expiresAt: new Date(Date.now() + 600_000),
  });
  await db.execute(sql`
    insert into mail_links (id, user_id, purpose, expires_at)
    values (${crypto.randomUUID()}, ${person.id}, 'recovery', now() + interval '1 hour')`);
  await db.execute(sql`
    insert into outbox (id, recipient, subject, text, html, failed_at)
    values (gen_random_uuid(), ${person.email}, ${waitingSubject}, ${person.email}, '', now())`);
  await db.execute(sql`
    insert into admin_log (id, action, admin_id, account_id)
    values (gen_random_uuid(), 'account_viewed', 'une-admin', ${person.id})`);
  if (payments) {
    await payments.buy(person, cards.pays);
    await payments.sandbox.tick();
    await person.call('POST', '/api/subscription/refresh');
  }
  return person;
}

/** @returns the person's customer id at the payment provider. */
export async function customerIdOf(db: Database, person: Pick<Person, 'id'>): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select customer_id as id from stripe_customers where user_id = ${person.id}`,
  );
  return rows[0]?.id ?? '';
}

/**
 * Searches all tables for remaining data of a person. Expected leftovers are ignored: the bare id in the audit log, the
 * email that confirms the deletion, and the customer id that the payment stand-in keeps.
 */
export async function leftOf(
  db: Database,
  person: Pick<Person, 'id' | 'email'>,
  customerId = '',
): Promise<string[]> {
  const words = [person.id, person.email, ...Object.values(wordsOf(person))];
  const ofPerson = (await tracesOf(db, words)).filter((trace) => !isKept(trace));
  const ofCustomer = customerId === '' ? [] : await tracesOf(db, [customerId]);
  return [...ofPerson, ...ofCustomer.filter((trace) => !trace.startsWith('sandbox_payments.'))];
}

function isKept(trace: string): boolean {
  if (/^(outbox|sandbox_mail)\.recipient/.test(trace)) {
    return /Votre compte a été supprimé|Your account has been deleted/.test(trace);
  }
  return /^admin_log\.(account|admin)_id/.test(trace);
}

/**
 * Searches every column of every table for these texts.
 * @returns each match, as "table.column: row".
 */
export async function tracesOf(
  db: Connection | Database,
  texts: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name::text as "table", c.column_name::text as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  if (columns.length < 50) throw new Error('the tables were not found');
  const found: string[] = [];
  for (const { table, column } of columns) {
    const asText = sql`lower(${sql.identifier(column)}::text)`;
    const sought = texts.map((text) => sql`position(lower(${text}) in ${asText}) > 0`);
    const { rows } = await db.execute<{ row: string }>(sql`
      select left(t::text, 400) as row from ${sql.identifier(table)} t where ${sql.join(sought, sql` or `)}`);
    found.push(...rows.map(({ row }) => `${table}.${column}: ${row}`));
  }
  return found;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type ColumnClass, columnClasses, columnsIn } from '@elan/testing/database/columnClasses';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { fillStandIns } from '@elan/testing/database/filledDatabase';
import {
  type MailedServer,
  recover,
  requestRecovery,
  startMailedServer,
  tokensOf,
} from '@elan/testing/mail/mailedServer';
import { linkIn } from '@elan/testing/mail/mailServer';
import { startTestPayments } from '@elan/testing/payments/payments';
import { password } from '@elan/testing/people/accounts';
import {
  confirm,
  confirmationLink,
  type Person,
  signedUpPerson,
  signUp,
  tokenIn,
} from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStandIns } from '../boot/loadStandIns.ts';
import { systemClock } from '../lib/clock.ts';
import { migrate } from '../store/migrate.ts';
import { verifyBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { startRollingDumps } from './rollingDumps.ts';
import { backedUpTables, omittedColumns } from './tables.ts';
import { writeBackup } from './writeBackup.ts';

describe('each column of each table', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database);
    await fillStandIns(database);
  });
  afterAll(() => database.close());

  it('is in one class, so that a new one cannot bring a secret into a backup unseen', async () => {
    const { rows } = await database.db.execute<{ name: string; columns: string[] }>(sql`
      select table_name::text as name, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`);
    const kinds: readonly ColumnClass[] = ['access', 'verifier', 'personal', 'plain'];
    expect(
      Object.fromEntries(
        Object.keys(columnClasses).map((name) => [
          name,
          kinds.flatMap((kind) => columnsIn(name, kind)).sort(),
        ]),
      ),
    ).toEqual(Object.fromEntries(rows.map(({ name, columns }) => [name, columns])));
  });

  it('that gives access is left out of every backup', async () => {
    const tables = [...backedUpTables, ...(await loadStandIns()).tables];
    const held = tables.flatMap((table) =>
      columnsIn(table, 'access').filter((name) => !omittedColumns.get(table)?.includes(name)),
    );
    expect(held).toEqual([]);
  });

  it('in a backup is needed by a server that starts from it', async () => {
    const leftOut = Object.keys(columnClasses).filter(
      (table) => ![...backedUpTables, 'sandbox_payments'].includes(table),
    );
    expect(leftOut.sort()).toEqual([
      // Triggers derive it from other rows.
      'account_storage',
      // Expires within a day.
      'ai_days',
      // In the header.
      'auth_secrets',
      // Created again.
      'document_pieces',
      'documents',
      // Written at each startup.
      'founder_emails',
      // Deleted when their generation ends.
      'generation_pieces',
      // Computed again.
      'kept_numbers',
      // Gives access.
      'mail_links',
      'migrations',
      'outbox',
      'plan_limits',
      'rate_limits',
      'sandbox_mail',
      'sandbox_migrations',
      'sessions',
      // Expires within minutes.
      'sign_in_challenges',
      'sign_in_failures',
    ]);
  });
});

const settings = {
  AUTH_SECRET: 'le-secret-qui-signe-les-sessions-du-test',
  AI_API_KEY: 'cle-du-fournisseur-du-test',
};

describe('of an installation where people sign in, wait for mails and pay', () => {
  let server: MailedServer;
  let stripe: Awaited<ReturnType<typeof startTestPayments>>;
  let waiting: { readonly recipient: string; readonly text: string }[];
  const newcomer = 'nouvelle@exemple.quebec';
  const member = 'membre@exemple.quebec';

  beforeAll(async () => {
    stripe = await startTestPayments(await openTestDatabase(), { clock: systemClock });
    server = await startMailedServer({ ...settings, ...stripe.env });
    const person = await signedUpPerson(server, member);
    await person.createProject();
    await buy(person);
    server.mail.refuse(true);
    await signUp(server, newcomer);
    await requestRecovery(server, member);
    await server.mail.attempts(2);
    ({ rows: waiting } = await server.database.db.execute<(typeof waiting)[number]>(
      sql`select recipient, text from outbox order by recipient`,
    ));
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const buy = ({ call }: Pick<Person, 'call'>) =>
    call('POST', '/api/payment-checkout', {
      price_id: stripe.sandbox.priceId,
      success_url: 'http://localhost:3000/success',
      cancel_url: 'http://localhost:3000/pricing',
    });

  const linkTo = (email: string) =>
    linkIn(waiting.find(({ recipient }) => recipient === email) ?? { text: '' });

  /** All values that give access, including those that are in no table. */
  async function secrets(): Promise<string[]> {
    const { accessToken, refreshToken } = tokensOf(linkTo(member));
    const all = [
      ...Object.values(settings),
      ...Object.values(stripe.env),
      password,
      tokenIn(linkTo(newcomer)),
      accessToken,
      refreshToken,
    ];
    for (const table of Object.keys(columnClasses)) {
      for (const column of columnsIn(table, 'access')) {
        if (table.startsWith('sandbox_')) continue;
        const { rows } = await server.database.db.execute<{ value: string }>(
          sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}`,
        );
        // Without rows, the test would search for nothing.
        expect(rows, `${table}.${column}`).not.toEqual([]);
        all.push(...rows.map(({ value }) => value));
      }
    }
    expect(all.every((secret) => secret.length > 10)).toBe(true);
    return all;
  }

  const found = async (file: string) => {
    const text = gunzipSync(readFileSync(file)).toString();
    // The search finds this email, which is present, so a value that it does not find is absent.
    expect(text).toContain(member);
    return (await secrets()).filter((secret) => text.includes(secret));
  };

  it('a backup holds no secret', async () => {
    const file = join(temporaryFolder(), 'a.jsonl.gz');
    await writeBackup(server.database.db, file);
    expect(await found(file)).toEqual([]);
  });

  it('nor does a rolling dump', async () => {
    const dataDir = temporaryFolder();
    const errors: unknown[] = [];
    const { db } = server.database;
    await startRollingDumps({ db, dataDir, onError: (error) => errors.push(error) }).stop();
    const folder = join(dataDir, 'backups');
    const [dump = ''] = readdirSync(folder);
    expect(await found(join(folder, dump))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('restored, knows no earlier link; who waited asks for another', async () => {
    const file = join(temporaryFolder(), 'a.jsonl.gz');
    await writeBackup(server.database.db, file);
    const database = await openTestDatabase();
    await restoreBackup(database, 'DATABASE_URL', file, (await verifyBackup(file)).header);
    const restored = await startMailedServer({ ...settings, ...stripe.env }, { database });
    expect(await confirm(restored, linkTo(newcomer))).toMatchObject({ status: 400 });
    const stale = await recover(restored, tokensOf(linkTo(member)), 'un-autre-mot-de-passe');
    expect(stale).toMatchObject({ status: 400, body: { code: 'recovery_invalid' } });

    const fresh = await restored.recoveryTokens(member, 1);
    expect(await recover(restored, fresh, 'un-autre-mot-de-passe')).toMatchObject({ status: 200 });
    // The same kind of link that a second sign-up with an unconfirmed email receives.
    await signUp(restored, newcomer);
    const again = tokensOf(await restored.linkSent(newcomer, 1));
    expect(await recover(restored, again, 'un-mot-de-passe-a-moi')).toMatchObject({ status: 200 });
    await restored.close();
  });

  it('restored, opens another payment page, and closes the one from before', async () => {
    const file = join(temporaryFolder(), 'a.jsonl.gz');
    await writeBackup(server.database.db, file);
    const database = await openTestDatabase();
    await restoreBackup(database, 'DATABASE_URL', file, (await verifyBackup(file)).header);
    const restored = await startTestServer({ ...settings, ...stripe.env }, { database });
    expect(await buy(await signedUpPerson(restored, member))).toMatchObject({ status: 200 });
    const { data: pages } = await stripe.stripe.checkout.sessions.list();
    expect(pages.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
    await restored.close();
  });
});

it('with the stand-in’s mailbox, a backup holds no link that was delivered there', async () => {
  const server = await startTestServer();
  await signUp(server, 'essai@exemple.quebec');
  const link = await confirmationLink(server, 'essai@exemple.quebec');
  const file = join(temporaryFolder(), 'a.jsonl.gz');
  const { tables } = await loadStandIns();
  await writeBackup(server.database.db, file, { furtherTables: tables });
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).toContain('essai@exemple.quebec');
  expect(text).not.toContain(tokenIn(link));
  await server.close();
});

it('restored from a backup of an earlier version, the mails in it are left out', async () => {
  const source = await openTestDatabase();
  await migrate(source);
  await source.db.execute(sql`
    insert into outbox (id, recipient, subject, text, html) values ('1', 'a@exemple.quebec', 'S', 'T', 'H')`);
  const file = join(temporaryFolder(), 'a.jsonl.gz');
  await writeBackup(source.db, file, { furtherTables: ['outbox'] });
  const { header, counts } = await verifyBackup(file);
  expect(counts.outbox).toBe(1);
  const target = await openTestDatabase();
  await restoreBackup(target, 'DATABASE_URL', file, header);
  const { rows } = await target.db.execute(sql`select from outbox`);
  expect(rows).toEqual([]);
  await source.close();
  await target.close();
});

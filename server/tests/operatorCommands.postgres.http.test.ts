import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAgain, openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import {
  type Person,
  password,
  request,
  sessionOf,
  signedUpPerson,
} from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../auth/sealedSecrets.ts';
import { verifyBackup } from '../backup/readBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { checkSecret } from '../boot/checkSecret.ts';
import { supportCommand } from '../boot/supportCommand.ts';
import { readConfig } from '../config/config.ts';
import { twoFactor, users } from '../store/schema.ts';

const { scripts: npmScripts } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { scripts: Readonly<Record<string, string>> };

describe('the record of the operator’s commands', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const runOn = (...given: readonly string[]) =>
    supportCommand(readConfig({ DATABASE_URL: String(server.database.url) }), given);
  const recordedIn = async (person: Person) => {
    const { email } = person;
    const body = { email, password };
    const { token } = sessionOf(await request(server, 'POST', '/api/auth/sign-in/email', { body }));
    const exported = await request(server, 'GET', '/api/account/export', { token });
    return exported.body.administration;
  };

  /* Each npm script that changes accounts, so that a further command must leave a record too. */
  const names = Object.values(npmScripts).flatMap(
    (line) => / scripts\/support\.ts (\S+)$/.exec(line)?.[1] ?? [],
  );

  it.each(names)('%s is in the audit log and in the person’s export', async (name) => {
    const person = await signedUpPerson(server);
    await turnTwoFactorOn(server.database.db, person.id);
    await runOn(name, person.email);
    const { rows } = await server.database.db.execute(
      sql`select action, admin_id from admin_log where account_id = ${person.id}`,
    );
    expect(rows).toEqual([{ action: expect.any(String), admin_id: 'operator' }]);
    await server.database.db.delete(twoFactor);
    const [{ action } = { action: '' }] = rows;
    expect(await recordedIn(person)).toEqual([{ at: expect.any(String), action, by: 'operator' }]);
  });

  it('is one row for all accounts, in the export of those that existed', async () => {
    const before = await signedUpPerson(server);
    await runOn('end-sessions', '--all');
    const after = await signedUpPerson(server);
    const { rows } = await server.database.db.execute(
      sql`select action, admin_id from admin_log where account_id = 'all'`,
    );
    expect(rows).toEqual([{ action: 'sessions_ended', admin_id: 'operator' }]);
    expect(await recordedIn(before)).toMatchObject([{ action: 'sessions_ended', by: 'operator' }]);
    expect(await recordedIn(after)).toEqual([]);
  });

  it('is missing where the command changed nothing', async () => {
    const person = await signedUpPerson(server);
    await expect(runOn('unlock', person.email)).rejects.toThrow('has no two-factor sign-in');
    expect(await recordedIn(person)).toEqual([]);
  });
});

describe('ending sessions beside a server that runs', () => {
  let server: TestServer;
  let command: (...given: readonly string[]) => Promise<string>;
  beforeAll(async () => {
    server = await startTestServer();
    const config = readConfig({ DATABASE_URL: String(server.database.url) });
    command = (...given) => supportCommand(config, ['end-sessions', ...given]);
  });
  afterAll(() => server.close());

  const statusOf = async ({ token }: Person) =>
    (await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;

  it('ends those of one person, or of all', async () => {
    const [one, other] = [await signedUpPerson(server), await signedUpPerson(server)];
    expect(await command(` ${one.email.toUpperCase()} `)).toBe(
      `Every session of ${one.email} has ended: 1.`,
    );
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
    expect(await command('--all')).toMatch(/^Every session has ended: \d+\./);
    expect(await statusOf(other)).toBe(401);
  });

  it.each([
    [['personne@exemple.quebec'], /^personne@exemple\.quebec has no account in DATABASE_URL$/],
    [[], /^end-sessions takes --all or an EMAIL/],
    [['--al'], /^end-sessions takes --all or an EMAIL/],
    [['--all', 'x'], /^end-sessions takes --all or an EMAIL/],
  ])('says in one line what it cannot do: %j', async (given, line) => {
    await expect(command(...given)).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(line),
    });
  });
});

const ofUser = { name: '', termsVersion: '1', termsAcceptedAt: new Date() };

/** Starts on a database with the given secrets. @returns what the warnings name. */
async function startWith(
  { url }: TestDatabase,
  secret: string,
  previous?: string,
): Promise<(string | undefined)[]> {
  const warnings: string[] = [];
  const server = openAgain(url);
  await checkSecret(server, { secret, previous }, (alert) => warnings.push(alert));
  await server.close();
  return warnings.map((warning) => warning.split(':')[0]);
}

it('the secret of a database is recognized, replaced with the former one, and warned of otherwise', async () => {
  const database = await openTestDatabase();
  const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
    string,
    string,
    string,
  ];
  const start = (secret: string, previous?: string) => startWith(database, secret, previous);
  expect(await start(first)).toEqual([]);
  expect(await start(first)).toEqual([]);
  const { db } = database;
  const person = 'a person';
  await db.insert(users).values({ ...ofUser, id: person, email: 'julie@exemple.quebec' });
  const sealedSecret = createSealer(first).seal('secret of the phone', person);
  await db.insert(twoFactor).values({ accountId: person, sealedSecret });
  expect(await start(second, first)).toEqual([]);
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.accountId, person));
  expect(createSealer(second).open(row?.sealedSecret ?? '', person)).toBe('secret of the phone');
  expect(await start(second)).toEqual([]);
  expect(await start(third)).toEqual(['AUTH_SECRET']);
  expect(await start(third)).toEqual([]);
  await database.close();
});

it.each(['an empty database', 'one that a server with another secret used before'])(
  'a backup restored into %s is warned of under another secret than its own',
  async (target) => {
    const [own, other] = ['a'.repeat(32), 'b'.repeat(32)] as const;
    const source = await openTestDatabase();
    expect(await startWith(source, own)).toEqual([]);
    const file = join(temporaryFolder(), 'a.jsonl.gz');
    await writeBackup(source.db, file);
    await source.close();
    const { header } = await verifyBackup(file);
    for (const [secret, previous, warnings] of [
      [other, undefined, ['AUTH_SECRET']],
      [other, own, []],
      [own, undefined, []],
    ] as const) {
      const restored = await openTestDatabase();
      if (target !== 'an empty database') await startWith(restored, other);
      await restoreBackup(restored, 'DATABASE_URL', file, header);
      expect(await startWith(restored, secret, previous)).toEqual(warnings);
      await restored.close();
    }
  },
);

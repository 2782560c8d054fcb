import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { openTestDatabase, postgresUrl, urlOf } from '@elan/testing/database/database';
import { query } from '@elan/testing/database/ownPostgres';
import { freePort } from '@elan/testing/network/freePort';
import { runFile, temporaryFolder } from '@elan/testing/servers/serverProcess';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkDatabase } from './checkDatabase.ts';

const check = (DATABASE_URL: string) => checkDatabase(readConfig({ DATABASE_URL }));
const admin = () => postgresUrl() ?? '';

/** Creates a separate database without tables. @returns its URL and its name. */
async function emptyDatabase() {
  const name = `elan_test_${randomUUID().replaceAll('-', '')}`;
  await query(admin(), `create database ${name}`);
  onTestFinished(async () => {
    await query(admin(), `drop database ${name} with (force)`);
  });
  return { name, url: urlOf(admin(), name) };
}

async function migrated() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database.url ?? expect.fail();
}

it('an empty database, which a start migrates, is well, and stays empty', async () => {
  const { url } = await emptyDatabase();
  expect(await check(url)).toMatch(
    /^PostgreSQL \S+.* answers; it is empty, and npm start migrates/,
  );
  const tables = await query(url, "select from pg_tables where schemaname = 'public'");
  expect(tables).toEqual([]);
});

it('a migrated database is well; so is one of an earlier version', async () => {
  const url = await migrated();
  expect(await check(url)).toMatch(/; all migrations are in$/);
  await query(
    url,
    'delete from migrations where created_at = (select max(created_at) from migrations)',
  );
  expect(await check(url)).toMatch(/; npm start applies 1 of \d+ migrations$/);
});

it('a database of a later version is refused', async () => {
  const url = await migrated();
  await query(url, "insert into migrations (hash, created_at) values ('later', 9999999999999)");
  await expect(check(url)).rejects.toThrow('the database is of a later version of Élan');
});

it('a database that can only be read is refused', async () => {
  const { name, url } = await emptyDatabase();
  await query(admin(), `alter database ${name} set default_transaction_read_only = on`);
  await expect(check(url)).rejects.toThrow('DATABASE_URL names a database that can only be read');
});

it('a user who may not create tables in an empty database is refused', async () => {
  const { url } = await emptyDatabase();
  const role = `elan_test_${randomUUID().slice(0, 8)}`;
  await query(admin(), `create role ${role} login`);
  onTestFinished(async () => {
    await query(admin(), `drop role ${role}`);
  });
  const asRole = new URL(url);
  asRole.username = role;
  await expect(check(asRole.href)).rejects.toThrow(/^DATABASE_URL takes .+ may create tables/);
});

it('a missing database, a missing role and a server that is not there are named', async () => {
  await expect(check(urlOf(admin(), 'nulle_part'))).rejects.toThrow(
    /^DATABASE_URL takes a database that exists, and "nulle_part" does not: .+ \(3D000\)$/,
  );
  const stranger = new URL(admin());
  stranger.username = 'personne_ici';
  await expect(check(stranger.href)).rejects.toThrow(
    // The second code is returned if the test's PostgreSQL requires passwords.
    /^DATABASE_URL takes a role .+ refuses .*"personne_ici": .+ \((28000|28P01)\)$/,
  );
  const away = new URL(admin());
  away.port = String(await freePort());
  await expect(check(away.href)).rejects.toThrow(
    new RegExp(`^DATABASE_URL takes a PostgreSQL .+ at \\S+:${away.port} \\(ECONNREFUSED\\)$`),
  );
});

/** Starts a server that refuses every connection with a code that cannot be provoked on the test's PostgreSQL. */
async function startRefusingPostgres(sqlState: string) {
  const refusal = Buffer.from(`SFATAL\0C${sqlState}\0Mrefused for zoé with secret-word\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(refusal.length + 4);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, refusal])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `postgres://elan:secret-word@127.0.0.1:${port}/elan`;
}

it.each([
  [
    '28P01',
    /DATABASE_URL takes a role and its password, and PostgreSQL refuses those of "elan": .+/,
  ],
  ['57P03', /DATABASE_URL names a database that cannot be used now: PostgreSQL is starting .+/],
  ['53300', /DATABASE_URL names a database that cannot be used now: all connections are in use .+/],
])('a refusal (%s) is explained in one line, which repeats nothing of it', async (code, line) => {
  const { message } = await check(await startRefusingPostgres(code)).then(
    () => expect.fail(),
    (error: Error) => error,
  );
  expect(message).toMatch(line);
  expect(message.endsWith(`(${code})`)).toBe(true);
  expect(message).not.toMatch(/secret-word|zoé|\n/);
});

it('the command prints a line for each service, and exits with 1 when one fails', async () => {
  const { url } = await emptyDatabase();
  const doctor = (env: Record<string, string>) =>
    runFile(['scripts/doctor.ts'], { DATA_DIR: temporaryFolder(), ...env }).ended;
  const well = await doctor({ DATABASE_URL: url });
  expect({ code: well.code, errors: well.errors }).toEqual({ code: 0, errors: '' });
  // Notes are about settings and tables, not services.
  const lines = well.output.split('\n').filter((line) => !line.startsWith('note '));
  const services = lines.map((line) => /^\w+ +(\w+): /.exec(line)?.[1]);
  expect(services).toEqual(['database', 'AI', 'SMTP', 'Stripe', undefined]);
  const away = `http://127.0.0.1:${await freePort()}/v1`;
  const ill = await doctor({ DATABASE_URL: urlOf(admin(), 'nulle_part'), AI_BASE_URL: away });
  expect(ill.code).toBe(1);
  expect(ill.output).toMatch(/^FAIL +database: DATABASE_URL [^\n]+"nulle_part"[^\n]+$/m);
  expect(ill.output).toMatch(/^FAIL +AI: AI_BASE_URL/m);
  expect(ill.output).toMatch(/^ok +SMTP: /m);
  const misset = await doctor({ SMTP_URL: 'mail.example' });
  expect(misset).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^SMTP_URL [^\n]+\n$/),
  });
});

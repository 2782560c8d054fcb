import { randomUUID } from 'node:crypto';
import { openAgain, postgresUrl } from '@elan/testing/database/database';
import { freePort } from '@elan/testing/network/freePort';
import {
  killServerProcesses,
  startServerProcess,
  temporaryFolder,
} from '@elan/testing/servers/serverProcess';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startServer } from '../boot/startServer.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { createLogger } from '../lib/logger.ts';
import { migrate } from '../store/migrate.ts';

const made: string[] = [];
afterEach(async () => {
  await killServerProcesses();
  for (const undo of made.splice(0).reverse()) await run(undo);
});

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database. @returns its URL. */
async function newDatabase(settings = ''): Promise<URL> {
  const name = `elan_test_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name} ${settings}`);
  made.push(`drop database ${name} with (force)`);
  const url = new URL(postgresUrl() ?? '');
  url.pathname = `/${name}`;
  return url;
}

/** Starts a server on a database. @returns the server, and its log messages so far. */
async function start(url: URL) {
  const messages: string[] = [];
  const config = readConfig({ DATABASE_URL: url.href, DATA_DIR: temporaryFolder() });
  const write = (line: string) => messages.push(JSON.parse(line).msg);
  const logger = createLogger('warn', { write });
  const server = await startServer({ ...config, port: 0 }, { logger, pages: undefined });
  return { server, messages };
}

/** Expects startup to be refused with the given message, which the process would print (`runServer.ts`). */
async function expectRefused(url: URL, line: RegExp): Promise<void> {
  const refusal = await start(url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(refusal).toMatchObject({ message: expect.stringMatching(line) });
}

it('a database that is not in UTF8 is refused in one line', async () => {
  const url = await newDatabase("encoding 'SQL_ASCII' locale 'C' template template0");
  await expectRefused(url, /^DATABASE_URL takes a database in UTF8, not in SQL_ASCII: [^\n]+$/);
});

it('a database in use that is not in UTF8 causes a warning', async () => {
  const url = await newDatabase("encoding 'SQL_ASCII' locale 'C' template template0");
  const database = openAgain(url.href);
  await migrate(database);
  await database.close();
  const { server, messages } = await start(url);
  expect(messages).toContainEqual(
    expect.stringContaining('DATABASE_URL: the database is not in UTF8'),
  );
  await server.close(0);
});

it('a database that can only be read is refused in one line', async () => {
  const url = await newDatabase();
  await run(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);
  await expectRefused(
    url,
    /^DATABASE_URL names [^\n]+ cannot be used now: the database can only be read \(25006\)$/,
  );
});

it('a user without the right to create is refused in one line', async () => {
  const url = await newDatabase();
  const role = `elan_test_${randomUUID().slice(0, 8)}`;
  await run(`create role ${role} login`);
  made.splice(0, 0, `drop role ${role}`);
  url.username = role;
  await expectRefused(
    url,
    /^DATABASE_URL takes a database in which its user may create tables and roles \(42501\)$/,
  );
});

it('a missing PostgreSQL, a missing database and a missing role get different messages', async () => {
  const url = new URL(postgresUrl() ?? '');
  url.pathname = '/nulle_part';
  const env = { DATABASE_URL: url.href, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
  const { code, errors } = await (await startServerProcess(env)).ended;
  const line = /^DATABASE_URL takes [^\n]+"nulle_part"[^\n]+ \(3D000\)\n$/;
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(line) });
  url.username = 'personne_ici';
  await expectRefused(url, /^DATABASE_URL takes a role [^\n]+"personne_ici"[^\n]+ \(28/);
  url.port = String(await freePort());
  await expectRefused(url, /^DATABASE_URL takes [^\n]+ \(ECONNREFUSED\)$/);
});

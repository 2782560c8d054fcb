import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { stripeSettings } from '@elan/testing/payments/stripe';
import { request } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import {
  killServerProcesses,
  repository,
  startServerProcess,
  temporaryFolder,
} from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { applyMigrations } from '../store/migrate.ts';

/** With these settings, and the AI provider that every test server has, only the database has a stand-in. */
const realSettings = { ...stripeSettings, SMTP_URL: 'smtp://127.0.0.1:9' };

afterEach(killServerProcesses);

async function standInTables({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename like 'sandbox%' order by tablename`);
  return rows.map(({ name }) => name);
}

it('with real settings, a new database holds no table of stand-ins, and no one finds their pages', async () => {
  const database = await openTestDatabase();
  const server = await startTestServer(realSettings, { database });
  expect((await request(server, 'GET', '/api/ready')).status).toBe(200);
  expect(await standInTables(database)).toEqual([]);
  for (const path of ['/sandbox/mailbox', '/sandbox/payments']) {
    expect((await request(server, 'GET', path)).status).toBe(404);
  }
  await server.close();
});

it('makes their tables where a stand-in runs', async () => {
  const database = await openTestDatabase();
  const server = await startTestServer({ ...stripeSettings }, { database });
  expect(await standInTables(database)).toEqual([
    'sandbox_mail',
    'sandbox_migrations',
    'sandbox_payments',
  ]);
  await server.close();
});

it('an installed database keeps what stand-ins left in it, and they go on with it', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  // The last schema version in which the server itself created these tables.
  await applyMigrations(db, 9);
  await db.execute(sql`
    insert into users (id, name, email, terms_version, terms_accepted_at)
    values ('1', '', 'a@exemple.quebec', '1', now())`);
  await db.execute(sql`
    insert into sandbox_mail (id, recipient, subject, html) values ('1', 'a@exemple.quebec', 'Gardé', '<p>')`);
  await db.execute(
    sql`insert into sandbox_payments (id, kind, data) values ('evt_1', 'event', '{}')`,
  );
  const held = async () => {
    const { rows } = await db.execute(
      sql`select m.subject, p.id, p.created_at from sandbox_mail m cross join sandbox_payments p`,
    );
    return rows;
  };
  const before = await held();
  expect(before).toHaveLength(1);

  const real = await startTestServer(realSettings, {
    database: { ...database, close: async () => {} },
  });
  expect(await held()).toEqual(before);
  expect(await standInTables(database)).toEqual(['sandbox_mail', 'sandbox_payments']);
  await real.close();

  const demo = await startTestServer({ ...stripeSettings }, { database });
  expect(await held()).toEqual(before);
  const mailbox = await request(demo, 'GET', '/sandbox/mailbox');
  expect(mailbox.body.text).toContain('Gardé');
  await demo.close();
});

it('tables that were empty stay as well where a person has an account', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await applyMigrations(db, 9);
  await db.execute(sql`
    insert into users (id, name, email, terms_version, terms_accepted_at)
    values ('1', '', 'a@exemple.quebec', '1', now())`);
  await applyMigrations(db);
  expect(await standInTables(database)).toEqual(['sandbox_mail', 'sandbox_payments']);
  await database.close();
});

/** Copies the server to a folder that has no `sandbox/`. */
function copyWithoutStandIns(): string {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  cpSync(join(repository, 'server'), join(folder, 'server'), { recursive: true });
  for (const name of ['node_modules', 'domain', 'reading', 'modules', 'package.json']) {
    symlinkSync(join(repository, name), join(folder, name));
  }
  return join(folder, 'server/main.ts');
}

it('runs without the code of the stand-ins where all settings are real, and otherwise reports which one is missing', async () => {
  const database = await openTestDatabase();
  const main = copyWithoutStandIns();
  const env = {
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_API_KEY: 'key-of-the-test',
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: database.url ?? '',
  };
  const server = await startServerProcess({ ...env, ...realSettings }, [main]);
  await server.listening();
  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);

  const refused = await startServerProcess({ ...env, ...stripeSettings }, [main]);
  expect(await refused.ended).toMatchObject({
    code: 1,
    errors: 'SMTP_URL is required: the stand-in for mail (the folder sandbox) is not installed\n',
  });
  await database.close();
});

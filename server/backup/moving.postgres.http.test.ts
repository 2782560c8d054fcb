import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { fill, fillStandIns, rowsIn } from '@elan/testing/database/filledDatabase';
import { runFile, temporaryFolder } from '@elan/testing/servers/serverProcess';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { embedded } from '../adapters/database/embedded.ts';
import { restoreCommand } from '../boot/backupCommand.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../store/migrate.ts';
import { verifyBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

async function move(from: OpenDatabase, to: OpenDatabase): Promise<void> {
  const file = join(temporaryFolder(), 'a.jsonl.gz');
  await writeBackup(from.db, file);
  await restoreBackup(to, 'DATABASE_URL', file, (await verifyBackup(file)).header);
}

test('an installation moves from the embedded database to a PostgreSQL and back', async () => {
  const first = embedded(await PGlite.create());
  const server = await openTestDatabase();
  const last = embedded(await PGlite.create());
  await migrate(first);
  await fill(first.db);
  await move(first, server);
  expect(await rowsIn(server.db)).toEqual(await rowsIn(first.db));
  await move(server, last);
  expect(await rowsIn(last.db)).toEqual(await rowsIn(first.db));
  for (const database of [first, server, last]) await database.close();
});

test('npm run backup and npm run restore go from one PostgreSQL to another', async () => {
  const from = await openTestDatabase();
  const to = await openTestDatabase();
  await migrate(from);
  await fill(from.db);
  // The commands run without settings, so all stand-ins are running.
  const { tables } = await fillStandIns(from);
  const folder = temporaryFolder();
  const file = join(folder, 'a.jsonl.gz');
  const run = (script: string, url = '') =>
    runFile([script, file], { DATA_DIR: join(folder, 'data'), DATABASE_URL: url }).ended;
  expect(await run('scripts/backup.ts', from.url)).toMatchObject({ code: 0, errors: '' });
  expect(await run('scripts/restore.ts', to.url)).toMatchObject({ code: 0, errors: '' });
  expect(await rowsIn(to.db, tables)).toEqual(await rowsIn(from.db, tables));
  expect(await run('scripts/restore.ts', to.url)).toMatchObject({
    code: 1,
    errors:
      'DATABASE_URL is not empty (table users): a backup is restored into an empty database\n',
  });
  expect(readdirSync(folder)).toEqual(['a.jsonl.gz']);
  await from.close();
  await to.close();
});

test('npm run restore ends with what is in the database, and what is not', async () => {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await fill(from.db);
  const { tables } = await fillStandIns(from);
  const file = join(temporaryFolder(), 'a.jsonl.gz');
  await writeBackup(from.db, file, { furtherTables: tables });
  const settings = {
    DATABASE_URL: String(to.url),
    AI_API_KEY: 'key',
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  };
  const line = await restoreCommand(readConfig(settings), file, new AbortController().signal);
  const rows = Object.values(await rowsIn(to.db)).flat().length;
  expect(line).toMatch(
    new RegExp(`: accounts 1, projects 1, rows ${rows}, \\S+B; left out: sandbox_payments 1$`),
  );
  await from.close();
  await to.close();
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'after a backup that %s ended, and another one, nothing is left beside the latter',
  async (signal) => {
    const database = await openTestDatabase();
    const folder = temporaryFolder();
    const file = join(folder, 'a.jsonl.gz');
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: String(database.url) };
    const start = () => runFile(['scripts/backup.ts', file], env);
    const stopped = await database.db.transaction(async (tx) => {
      // The backup waits for this table, after it has begun its file.
      await tx.execute(sql`lock table users in access exclusive mode`);
      const backup = start();
      await expect.poll(() => readdirSync(folder)).not.toEqual([]);
      backup.kill(signal);
      return backup;
    });
    expect((await stopped.ended).code).toBe(signal === 'SIGKILL' ? null : 1);
    const left = readdirSync(folder);
    expect(left).toHaveLength(signal === 'SIGKILL' ? 1 : 0);
    const twoHoursAgo = Date.now() / 1000 - 7_200;
    for (const name of left) utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo);
    expect(await start().ended).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(folder)).toEqual(['a.jsonl.gz']);
    await database.close();
  },
);

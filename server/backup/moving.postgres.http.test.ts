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

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { fill, fillStandIns, rowsIn } from '@elan/testing/database/filledDatabase';
import { duringTests } from '@elan/testing/duringTests';
import { miscounted } from '@elan/testing/projects/storage';
import { startTestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StandInRecords } from '../standIns.ts';
import { appliedMigrations, applyMigrations, migrate } from '../store/migrate.ts';
import { verifyBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { backedUpTables } from './tables.ts';
import { writeBackup } from './writeBackup.ts';

const source = duringTests(openTestDatabase);
let standInRecords: StandInRecords;
let filled: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  await migrate(source);
  filled = await fill(source.db);
  standInRecords = await fillStandIns(source);
});

async function backUp() {
  const folder = temporaryFolder();
  const file = join(folder, 'a.jsonl.gz');
  await writeBackup(source.db, file, { furtherTables: standInRecords.tables });
  expect(readdirSync(folder)).toEqual(['a.jsonl.gz']);
  return { file, ...(await verifyBackup(file)) };
}

describe('a backup', () => {
  it('restored equals the original, table by table; a partial restore leaves nothing', async () => {
    const { file, header, counts } = await backUp();
    expect(Object.keys(counts)).toEqual([...backedUpTables, ...standInRecords.tables]);
    const target = await openTestDatabase();
    await migrate(target);
    await target.db.execute(sql`alter table ai_usage add constraint none check (used < 0)`);
    await expect(
      restoreBackup(target, 'DATA_DIR', file, header, { standInRecords }),
    ).rejects.toThrow();
    for (const rows of Object.values(await rowsIn(target.db))) expect(rows).toEqual([]);

    await target.db.execute(sql`alter table ai_usage drop constraint none`);
    await restoreBackup(target, 'DATA_DIR', file, header, { standInRecords });
    const { tables } = standInRecords;
    expect(await rowsIn(target.db, tables)).toEqual(await rowsIn(source.db, tables));
    // The backup does not contain the counts: triggers counted the rows as they were restored.
    expect(await miscounted(target.db, { id: filled.accountId })).toEqual([]);
    expect(await appliedMigrations(target.db)).toEqual(await appliedMigrations(source.db));

    await expect(restoreBackup(target, 'DATABASE_URL', file, header)).rejects.toThrow(
      'DATABASE_URL is not empty (table users): a backup is restored into an empty database',
    );
    expect(await rowsIn(target.db)).toEqual(await rowsIn(source.db));
    await target.close();
  });

  it('is restored without the rows of stand-ins where none runs', async () => {
    const { file, header } = await backUp();
    const target = await openTestDatabase();
    await restoreBackup(target, 'DATABASE_URL', file, header);
    expect(await rowsIn(target.db)).toEqual(await rowsIn(source.db));
    const { rows } = await target.db.execute(
      sql`select from pg_tables where schemaname = 'public' and tablename like 'sandbox%'`,
    );
    expect(rows).toEqual([]);
    await target.close();
  });

  it('that is given up leaves no file', async () => {
    const folder = temporaryFolder();
    const given = writeBackup(source.db, join(folder, 'a.jsonl.gz'), {
      signal: AbortSignal.abort(),
    });
    await expect(given).rejects.toThrow(/abort/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('ends a generation that was running and releases its unit, once a server starts', async () => {
    const { file, header } = await backUp();
    const target = await openTestDatabase();
    await restoreBackup(target, 'DATA_DIR', file, header);
    const server = await startTestServer({}, { database: target });
    await expect
      .poll(
        async () => {
          const { rows } = await target.db.execute(sql`
          select status, failure, holds from generations g join ai_usage u using (user_id, period)
          where g.id = ${filled.generationId}`);
          return rows;
        },
        { timeout: 20_000 },
      )
      .toEqual([{ status: 'failed', failure: 'generation_interrupted', holds: {} }]);
    await server.close();
  });

  it('of an earlier version is restored and migrated to this one', async () => {
    const earlier = await openTestDatabase();
    await empty(earlier);
    await applyMigrations(earlier.db, 1);
    await earlier.db.execute(sql`
      insert into users (id, name, email, terms_version, terms_accepted_at)
      values ('1', '', 'a@exemple.quebec', '1', now()), ('2', '', 'b@exemple.quebec', '1', now())`);
    const project = '11111111-1111-4111-8111-111111111111';
    await earlier.db.execute(sql`
      insert into project_rows (id, user_id, name, created_at, updated_at)
      values (${project}, '1', 'Été', now(), now())`);
    await earlier.db.execute(sql`
      insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
      values (${project}, 'idea', '1', '{"comments":"é"}', false, false, now())`);
    await earlier.db.execute(sql`
      insert into module_versions (id, project_id, module, user_id, data, cause, created_at)
      values (${project}, ${project}, 'idea', '1', '{"comments":"à"}', 'replaced', now())`);
    const file = join(temporaryFolder(), 'a.jsonl.gz');
    await writeBackup(earlier.db, file);
    await earlier.close();
    const { header } = await verifyBackup(file);
    expect(header.migrations).toHaveLength(1);

    const target = await openTestDatabase();
    await migrate(target);
    await expect(restoreBackup(target, 'DATABASE_URL', file, header)).rejects.toThrow(
      'DATABASE_URL has tables of a later version than the backup: name a database without tables',
    );
    await empty(target);
    await restoreBackup(target, 'DATABASE_URL', file, header);
    expect(await rowsIn(target.db)).toMatchObject({
      users: [expect.stringContaining('a@'), expect.stringContaining('b@')],
    });
    // The migration counts the rows that are older than the counters.
    for (const id of ['1', '2']) expect(await miscounted(target.db, { id })).toEqual([]);
    const { rows } = await target.db.execute(
      sql`select user_id, bytes::int as bytes from account_storage order by user_id`,
    );
    expect(rows).toEqual([
      { user_id: '1', bytes: 3 * 500 + 5 + 2 * '{"comments": "xx"}'.length },
      { user_id: '2', bytes: 0 },
    ]);
    expect(await appliedMigrations(target.db)).toEqual(await appliedMigrations(source.db));
    await target.close();
  });
});

async function empty({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}

import { join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { startSaving } from '@elan/testing/projects/savingClient';
import {
  backup,
  migratedDataDir,
  restore,
  startEmbedded,
  stop,
  temporaryFolder,
} from '@elan/testing/servers/serverProcess';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { openEmbedded } from '../adapters/database/embedded.ts';
import { verifyBackup } from '../backup/readBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { projectModules } from '../store/schema.ts';

type Saving = Awaited<ReturnType<typeof startSaving>>;

async function savedIn(db: Database, { projectId }: Saving) {
  const [row] = await db
    .select({ data: projectModules.data, lastUpdated: projectModules.lastUpdated })
    .from(projectModules)
    .where(eq(projectModules.projectId, projectId));
  return row;
}

/**
 * Expects the client's row to be one of the saves that it sent, and not older than the last save acknowledged before
 * the backup began.
 */
async function expectSince(db: Database, client: Saving, began: number): Promise<void> {
  const row = await savedIn(db, client);
  const index = client.ledger.findIndex((save) => save.data.comments === row?.data.comments);
  const known = client.ledger.findLastIndex((save) => (save.acknowledged?.at ?? began) < began);
  expect(known).toBeGreaterThanOrEqual(0);
  expect(index).toBeGreaterThanOrEqual(known);
  const save = client.ledger[index];
  expect(row?.data).toMatchObject(save?.data ?? {});
  expect(row?.lastUpdated.toISOString()).toBe(save?.acknowledged?.lastUpdated);
}

describe('a backup under load', () => {
  it('restores every save acknowledged before it began, and only complete saves', async () => {
    const DATA_DIR = migratedDataDir();
    const server = await startEmbedded(DATA_DIR);
    const clients = await Promise.all([1, 2, 3, 4].map(() => startSaving(server)));
    await expect
      .poll(() => clients.every(({ ledger }) => ledger.length > 3), { timeout: 30_000 })
      .toBe(true);

    const files: { readonly file: string; readonly began: number }[] = [];
    for (const name of ['1', '2', '3']) {
      const file = join(DATA_DIR, name);
      const began = performance.now();
      expect(await backup(DATA_DIR, file)).toMatchObject({ code: 0, errors: '' });
      files.push({ file, began });
    }
    await Promise.all(clients.map((client) => client.stop()));
    const last = join(DATA_DIR, 'last');
    expect(await backup(DATA_DIR, last)).toMatchObject({ code: 0, errors: '' });
    expect((await stop(server)).code).toBe(0);

    for (const { file, began } of files) {
      const target = await openTestDatabase();
      await restoreBackup(target, 'DATA_DIR', file, (await verifyBackup(file)).header);
      for (const client of clients) await expectSince(target.db, client, began);
      await target.close();
    }
    const elsewhere = temporaryFolder();
    expect(await restore(elsewhere, last)).toMatchObject({ code: 0, errors: '' });
    const target = await openEmbedded(elsewhere);
    for (const client of clients) {
      const { data, acknowledged } = client.ledger.at(-1) ?? {};
      const row = await savedIn(target.db, client);
      const lastUpdated = new Date(acknowledged?.lastUpdated ?? '');
      expect(row).toMatchObject({ data, lastUpdated });
    }
    await target.close();
  });
});

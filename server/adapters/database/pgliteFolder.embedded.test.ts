import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';

it('starts again when a kill left an incomplete folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-folder-'));
  const first = await openEmbedded(dataDir);
  await first.close();
  // Simulates a kill between writing the file by which PGlite recognizes a database and writing the database's
  // settings.
  const whole = join(dataDir, 'database');
  const unfinished = join(dataDir, 'database.unfinished');
  mkdirSync(unfinished);
  cpSync(join(whole, 'PG_VERSION'), join(unfinished, 'PG_VERSION'));
  rmSync(whole, { recursive: true });
  const second = await openEmbedded(dataDir);
  expect((await second.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await second.close();
  expect(existsSync(unfinished)).toBe(false);
  rmSync(dataDir, { recursive: true });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embedded } from '../adapters/database/database.ts';
import { migrate } from '../store/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty embedded database. */
    migratedDump: string;
  }
}

/** Migrates one embedded database for the whole run and stores its dump. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'elan-test-'));
  const pglite = await PGlite.create();
  const database = embedded(pglite);
  await migrate(database);
  const dump = join(folder, 'migrated.tar');
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('migratedDump', dump);
  return () => rmSync(folder, { recursive: true, force: true });
}

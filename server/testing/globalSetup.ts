import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embedded, openPostgres } from '../adapters/database/database.ts';
import { migrate } from '../store/migrate.ts';
import { onServer, urlOf } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty embedded database. */
    migratedDump: string;
    /** A migrated, empty database on the PostgreSQL of the tests, to be cloned; '' without one. */
    templateDatabase: string;
  }
}

/** Migrates one database of each kind for the whole run: tests take copies of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeDump = await provideDump(project);
  const removeTemplate = await provideTemplate(project);
  return async () => {
    removeDump();
    await removeTemplate();
  };
}

async function provideDump(project: TestProject): Promise<() => void> {
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

async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    project.provide('templateDatabase', '');
    return async () => {};
  }
  const name = `elan_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const database = openPostgres(urlOf(server, name), () => {});
  await migrate(database);
  await database.close();
  project.provide('templateDatabase', name);
  return () => onServer(server, `drop database ${name}`);
}

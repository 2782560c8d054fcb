import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@elan/server/adapters/database/database';
import { embedded } from '@elan/server/adapters/database/embedded';
import { migrate } from '@elan/server/store/migrate';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { urlOf } from '../database/database.ts';
import {
  findPostgres,
  type OwnPostgres,
  query,
  startOwnPostgres,
} from '../database/ownPostgres.ts';

/** Whether the project's tests use the embedded database even if PostgreSQL is available. */
const isEmbedded = (project: TestProject): boolean => project.name.endsWith('embedded');

type TearDown = () => Promise<void>;

/** Migrates one database for the entire run, which the tests then copy. */
export default async function setup(project: TestProject): Promise<TearDown> {
  const server = isEmbedded(project) ? undefined : await serverOfTests();
  if (server === undefined) return provideDump(project);
  project.provide('migratedDump', '');
  project.provide('postgresUrl', server.url);
  const template = await makeTemplate(server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await query(server.url, `drop database ${template}`);
    await server.close();
  };
}

async function provideDump(project: TestProject): Promise<TearDown> {
  const folder = mkdtempSync(join(tmpdir(), 'elan-test-'));
  const pglite = await PGlite.create();
  const database = embedded(pglite);
  await migrate(database);
  const dump = join(folder, 'migrated.tar');
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('migratedDump', dump);
  project.provide('postgresUrl', '');
  project.provide('templateDatabase', '');
  return async () => rmSync(folder, { recursive: true, force: true });
}

/**
 * @returns the configured PostgreSQL server, otherwise a new one for this run; undefined if PostgreSQL is not
 * installed.
 */
async function serverOfTests(): Promise<Pick<OwnPostgres, 'url' | 'close'> | undefined> {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, close: async () => {} };
  return findPostgres() === undefined ? undefined : startOwnPostgres();
}

async function makeTemplate(server: string): Promise<string> {
  const name = `elan_template_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  const database = openPostgres(urlOf(server, name), () => {});
  await migrate(database);
  await database.close();
  return name;
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  jobLimits,
  type OpenDatabase,
  openPostgres,
} from '@elan/server/adapters/database/database';
import { embedded } from '@elan/server/adapters/database/embedded';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { query } from './ownPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server that the tests use; '' with the embedded database. */
    postgresUrl: string;
    /** A migrated, empty database on that server, to be cloned; '' with the embedded database. */
    templateDatabase: string;
    /** A file with a migrated, empty embedded database; '' with PostgreSQL. */
    migratedDump: string;
  }
}

/**
 * @returns the URL of the PostgreSQL server that the tests use; undefined if each test has its own embedded database.
 */
export function postgresUrl(): string | undefined {
  return inject('postgresUrl') || undefined;
}

export interface TestDatabase extends OpenDatabase {
  /** The URL of this database if it is a real PostgreSQL, so that a second server can connect. */
  readonly url: string | undefined;
}

/** Opens a migrated, empty database for one test or one file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = postgresUrl();
  return server === undefined ? openFromDump() : createDatabase(server);
}

/**
 * Uses the migrated dump that `testing/setup/globalSetup.ts` created, which is much faster than migrating a new
 * database.
 */
async function openFromDump(): Promise<TestDatabase> {
  const dump = new Blob([readFileSync(inject('migratedDump'))]);
  const database = embedded(await PGlite.create({ loadDataDir: dump }));
  return { ...database, url: undefined };
}

/**
 * Opens another pool on a real database, as a second server would. It waits for replies however busy the machine is,
 * since other tests cover silent and slow databases.
 */
export function openAgain(url: string | undefined): TestDatabase {
  return { ...openPostgres(url ?? '', () => {}, jobLimits), url };
}

/** Opens a database without tables for one test or one file, to test a state before all migrations have run. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const server = postgresUrl();
  if (server !== undefined) return createDatabase(server, 'template1');
  return { ...embedded(await PGlite.create()), url: undefined };
}

async function createDatabase(
  server: string,
  template = inject('templateDatabase'),
): Promise<TestDatabase> {
  const name = `elan_test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} template ${template}`);
  const database = openAgain(urlOf(server, name));
  return {
    ...database,
    async close() {
      await database.close();
      const drop = `drop database if exists ${name}`;
      // Drops by force only if clients are still connected, because this user may not end an autovacuum worker, which a
      // plain drop may do.
      await query(server, drop).catch(() => query(server, `${drop} with (force)`));
    },
  };
}

/** @returns the URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

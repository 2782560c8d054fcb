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
    /** The PostgreSQL that the tests run on; '' on the embedded database. */
    postgresUrl: string;
    /** A migrated, empty database on it, to be cloned; '' on the embedded database. */
    templateDatabase: string;
    /** A file with a migrated, empty embedded database; '' on PostgreSQL. */
    migratedDump: string;
  }
}

/** @returns the PostgreSQL that the tests run on; undefined where each has an embedded database of its own. */
export function postgresUrl(): string | undefined {
  return inject('postgresUrl') || undefined;
}

export interface TestDatabase extends OpenDatabase {
  /** The URL of this database when it is a real PostgreSQL, so that a second server can connect. */
  readonly url: string | undefined;
}

/** A migrated, empty database for one test or one file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = postgresUrl();
  return server === undefined ? openFromDump() : createDatabase(server);
}

/** The migrated dump that `testing/setup/globalSetup.ts` made once; far faster than a new folder. */
async function openFromDump(): Promise<TestDatabase> {
  const dump = new Blob([readFileSync(inject('migratedDump'))]);
  const database = embedded(await PGlite.create({ loadDataDir: dump }));
  return { ...database, url: undefined };
}

/**
 * Opens another pool on a real database, as a second server does. However busy the machine is, it waits for
 * answers: other tests cover what a silent or slow database does to requests.
 */
export function openAgain(url: string | undefined): TestDatabase {
  return { ...openPostgres(url ?? '', () => {}, jobLimits), url };
}

/** A database without a table, for one test or one file: for what happens before all migrations are in. */
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
      // By force only while clients are connected: this user may not end an autovacuum worker, a plain drop may.
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

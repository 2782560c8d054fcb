import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import {
  embedded,
  jobLimits,
  type OpenDatabase,
  openPostgres,
} from '../adapters/database/database.ts';
import { onServer, urlOf } from './postgresServer.ts';

/** The PostgreSQL that the tests run on, when set; otherwise each test has its own embedded database. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

export interface TestDatabase extends OpenDatabase {
  /** The URL of this database when it is a real PostgreSQL, so that a second server can connect. */
  readonly url: string | undefined;
}

/** A database for one test: real PostgreSQL when `TEST_DATABASE_URL` names one, else embedded. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return postgresUrl === undefined ? openFromDump() : createDatabase(postgresUrl);
}

/** The migrated dump that `testing/globalSetup.ts` made once; far faster than a new folder. */
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

async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `elan_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${inject('templateDatabase')}`);
  const database = openAgain(urlOf(server, name));
  return {
    ...database,
    async close() {
      await database.close();
      const drop = `drop database if exists ${name}`;
      // By force only while clients are connected: this user may not end an autovacuum worker, a plain drop may.
      await onServer(server, drop).catch(() => onServer(server, `${drop} with (force)`));
    },
  };
}

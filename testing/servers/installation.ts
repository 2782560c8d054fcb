import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@elan/server/adapters/database/database';
import { openEmbedded } from '@elan/server/adapters/database/embedded';
import type { SQL } from 'drizzle-orm';
import { openTestDatabase, postgresUrl } from '../database/database.ts';
import { freePort } from '../network/freePort.ts';
import { type Provider, startProvider } from '../provider/provider.ts';
import { type ServerProcess, startServerProcess, unpackDatabase } from './serverProcess.ts';

/** What outlives a server process: its data, its URL and its AI provider. */
export interface Installation {
  readonly url: string;
  readonly dataDir: string;
  readonly provider: Provider;
  /** Starts the server in a separate process, with PostgreSQL if the tests use it. */
  start(): Promise<ServerProcess>;
  /** Queries the database directly. If it is embedded, no server may be running. */
  inspect<Found>(look: (db: Database) => Promise<Found>): Promise<Found>;
  /** @returns the rows of a query. */
  read(query: SQL): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * @param env variables added to the installation's.
 * @param options.isNew whether the server must create its embedded database; by default, it starts with an empty one.
 */
export async function newInstallation(
  env: Readonly<Record<string, string>> = {},
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-installation-'));
  const provider = await startProvider();
  const postgres = postgresUrl() === undefined ? undefined : await openTestDatabase();
  if (!postgres && !isNew) unpackDatabase(dataDir);
  const port = await freePort();
  const inspect: Installation['inspect'] = async (look) => {
    const database = postgres ?? (await openEmbedded(dataDir));
    try {
      return await look(database.db);
    } finally {
      if (!postgres) await database.close();
    }
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    provider,
    start: () =>
      startServerProcess({
        DATA_DIR: dataDir,
        PORT: String(port),
        AI_BASE_URL: provider.baseUrl,
        ...(postgres?.url === undefined ? {} : { DATABASE_URL: postgres.url }),
        ...env,
      }),
    inspect,
    read: (query) => inspect(async (db) => (await db.execute(query)).rows),
    async close() {
      await provider.close();
      await postgres?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

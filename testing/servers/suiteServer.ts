import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@elan/domain/language';
import { startSandboxWriter } from '@elan/sandbox/standIns';
import { openPostgres } from '@elan/server/adapters/database/database';
import { embedded } from '@elan/server/adapters/database/embedded';
import { type RunningServer, startServer } from '@elan/server/boot/startServer';
import { type Role, readConfig } from '@elan/server/config/config';
import { webBuild } from '@elan/server/http/pages/builtPages';
import { createLogger } from '@elan/server/lib/logger';
import { PGlite } from '@electric-sql/pglite';
import { findPostgres, startOwnPostgres } from '../database/ownPostgres.ts';
import { startRoundRobinProxy } from '../network/roundRobinProxy.ts';
import { cheapPasswords, insertAccount } from '../people/accounts.ts';

/** A server for the browser tests. */
export interface SuiteServer {
  /** Inserts a confirmed account without sending emails. */
  insert(person: SuitePerson): Promise<void>;
  close(): Promise<void>;
}

export interface SuitePerson {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

/** A text of about 900 words takes a second, so that it visibly grows without slowing the tests down. */
const pieceDelayMs = 1;
/** How long running generations may continue when the server closes, in milliseconds. */
const drainMs = 10_000;

/**
 * Starts the production server with the built pages and separate data, on PostgreSQL if it is available. It ignores the
 * surrounding environment, so that every external service is a stand-in. The AI stand-in writes faster than usual, and
 * password hashing is as cheap as possible.
 * @param env environment variables, as the server reads them.
 * @param count the number of servers that share the database, behind a load balancer without sticky sessions. If more than
 *   one, as many others run the jobs.
 */
export async function startSuiteServer(
  env: Readonly<Record<string, string>>,
  count = 1,
): Promise<SuiteServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-e2e-'));
  const postgres = findPostgres() === undefined ? undefined : await startOwnPostgres();
  if (count > 1 && !postgres) throw new Error('several servers need a PostgreSQL');
  const open = async () =>
    postgres ? openPostgres(postgres.url, () => {}) : embedded(await PGlite.create());
  const writer = await startSandboxWriter({ pieceDelayMs });
  const ai = { AI_BASE_URL: writer.baseUrl, AI_API_KEY: writer.apiKey };
  const config = readConfig({ DATA_DIR: dataDir, ...ai, ...env });
  const database = await open();
  const start = async (port: number, role: Role, own = database) =>
    startServer(
      { ...config, port, role },
      {
        logger: createLogger(config.logLevel),
        pages: webBuild,
        database: own,
        passwordCost: cheapPasswords,
      },
    );
  const servers: RunningServer[] = [];
  const workers: RunningServer[] = [];
  if (count === 1) servers.push(await start(config.port, 'all'));
  else {
    servers.push(await start(0, 'web'));
    while (servers.length < count) servers.push(await start(0, 'web', await open()));
    while (workers.length < count) workers.push(await start(0, 'worker', await open()));
  }
  const at = { port: config.port, host: config.host };
  const proxy =
    count > 1
      ? await startRoundRobinProxy(
          servers.map(({ address }) => address),
          at,
        )
      : undefined;
  return {
    async insert({ email, password, language }) {
      await insertAccount({ db: database.db }, email, language, password);
    },
    async close() {
      await proxy?.close();
      await Promise.all([...servers, ...workers].map((server) => server.close(drainMs)));
      await writer.close();
      await postgres?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

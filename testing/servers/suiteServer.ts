import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@elan/domain/language';
import { startSandboxWriter } from '@elan/sandbox/standIns';
import { openPostgres } from '@elan/server/adapters/database/database';
import { embedded } from '@elan/server/adapters/database/embedded';
import { type RunningServer, startServer } from '@elan/server/boot/startServer';
import { readConfig } from '@elan/server/config/config';
import { webBuild } from '@elan/server/http/pages/builtPages';
import { createLogger } from '@elan/server/lib/logger';
import { PGlite } from '@electric-sql/pglite';
import { findPostgres, startOwnPostgres } from '../database/ownPostgres.ts';
import { startRoundRobinProxy } from '../network/roundRobinProxy.ts';
import { cheapPasswords, insertAccount } from '../people/accounts.ts';

/** A server as the browser suite uses it. */
export interface SuiteServer {
  /** Inserts a confirmed account, without mails. */
  insert(person: SuitePerson): Promise<void>;
  close(): Promise<void>;
}

/** The people who get an account. */
export interface SuitePerson {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

/** A text of some 900 words takes about a second: it is seen to grow, and nothing waits for it. */
const pieceDelayMs = 1;
/** How long running generations may continue at the end, in milliseconds. */
const drainMs = 10_000;

/**
 * Starts the production server with the built pages and its own data, on a PostgreSQL where there is one. It ignores
 * the surrounding environment, so that every outside service has its stand-in; the one for the AI writes faster than
 * for people, and passwords are hashed at the least cost.
 * @param env variables as the server reads them.
 * @param count how many servers share the database, behind a load balancer that keeps no one at one of them.
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
  const start = async (port: number, own = database) =>
    startServer(
      { ...config, port },
      {
        logger: createLogger(config.logLevel),
        pages: webBuild,
        database: own,
        passwordCost: cheapPasswords,
      },
    );
  const servers: RunningServer[] = [await start(count > 1 ? 0 : config.port)];
  while (servers.length < count) servers.push(await start(0, await open()));
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
      await Promise.all(servers.map((server) => server.close(drainMs)));
      await writer.close();
      await postgres?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

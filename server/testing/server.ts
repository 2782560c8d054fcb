import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { WriterLimits } from '../outside/ai.ts';
import type { Clock } from '../outside/clock.ts';
import { createLogger } from '../outside/log.ts';
import { startServer } from '../startServer.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { type Provider, startProvider } from './provider.ts';

export interface TestServer {
  readonly url: string;
  readonly provider: Provider;
  readonly database: TestDatabase;
  /** @param drainMs how long running generations may go on. */
  close(drainMs?: number): Promise<void>;
}

/**
 * A whole server on a port of its own, with a database and a provider of its own.
 * @param env variables on top of the test's.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  options: {
    readonly clock?: Clock;
    readonly database?: TestDatabase;
    readonly aiLimits?: WriterLimits;
    /** The folder of the built pages; without it only the API is served. */
    readonly pages?: string;
  } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-server-'));
  const provider = await startProvider();
  const database = options.database ?? (await openTestDatabase());
  const config = readConfig({
    DATA_DIR: dataDir,
    AI_BASE_URL: provider.baseUrl,
    AI_API_KEY: 'key-of-the-test',
    HOST: '127.0.0.1',
    ...env,
  });
  const server = await startServer(
    // Port 0 lets the system choose one; an operator's PORT never is.
    { ...config, port: 0 },
    {
      logger: createLogger(process.env.TEST_LOG ?? 'silent'),
      pages: options.pages,
      database,
      ...(options.clock ? { clock: options.clock } : {}),
      ...(options.aiLimits ? { aiLimits: options.aiLimits } : {}),
    },
  );
  return {
    url: server.address,
    provider,
    database,
    async close(drainMs = 0) {
      await server.close(drainMs);
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WriterLimits } from '@elan/server/adapters/ai/openAi';
import type { PaymentLimits } from '@elan/server/adapters/payments/stripe';
import type { PasswordCost } from '@elan/server/auth/passwordHash';
import { startServer } from '@elan/server/boot/startServer';
import { type Role, readConfig } from '@elan/server/config/config';
import { type Clock, systemClock } from '@elan/server/lib/clock';
import { createLogger } from '@elan/server/lib/logger';
import { openTestDatabase, type TestDatabase } from '../database/database.ts';
import { cheapPasswords } from '../people/accounts.ts';
import { type Provider, startProvider } from '../provider/provider.ts';

export interface TestServer {
  readonly url: string;
  readonly provider: Provider;
  readonly database: TestDatabase;
  readonly clock: Clock;
  /** @returns the log lines so far, from level `info`. */
  readonly logged: () => readonly Readonly<Record<string, unknown>>[];
  /** @param drainMs how long running generations may continue, in milliseconds. */
  close(drainMs?: number): Promise<void>;
}

/**
 * Starts a complete server on a separate port, with its own database and AI provider.
 * @param env added to the test's variables.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  options: {
    readonly clock?: Clock;
    readonly database?: TestDatabase;
    readonly aiLimits?: WriterLimits;
    readonly paymentLimits?: PaymentLimits;
    /** The cost of password hashing; the cheapest by default. */
    readonly passwordCost?: PasswordCost;
    /** What the server does; `all` by default. */
    readonly role?: Role;
    /** The folder of the built pages; without it, only the API is served. */
    readonly pages?: string;
  } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-server-'));
  const lines: string[] = [];
  const clock = options.clock ?? systemClock;
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
    // Port 0 lets the system choose a port.
    { ...config, port: 0, role: options.role ?? config.role },
    {
      logger: createLogger(process.env.TEST_LOG ?? 'info', {
        write: (line) => {
          lines.push(line);
          if (process.env.TEST_LOG !== undefined) process.stdout.write(line);
        },
      }),
      pages: options.pages,
      database,
      clock,
      passwordCost: options.passwordCost ?? cheapPasswords,
      ...(options.aiLimits ? { aiLimits: options.aiLimits } : {}),
      ...(options.paymentLimits ? { paymentLimits: options.paymentLimits } : {}),
    },
  );
  return {
    url: server.address,
    provider,
    database,
    clock,
    logged: () => lines.map((line) => JSON.parse(line)),
    async close(drainMs = 0) {
      await server.close(drainMs);
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

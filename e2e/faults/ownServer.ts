import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ports } from '../ports.ts';
import { test as base } from '../test.ts';

/** A server with its own data that a test can stop and restart. */
export interface OwnServer {
  readonly url: string;
  /** Starts the server and waits until it answers. */
  start(): Promise<void>;
  /** Sends a signal and waits until the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface Fixtures {
  readonly ownServer: OwnServer;
}

/** Tests with a separate server each, which uses the suite's failing provider. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  ownServer: async ({}, use, { parallelIndex }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'elan-e2e-own-'));
    const server = ownServer(dataDir, ports.own(parallelIndex));
    await server.start();
    await use(server);
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

function ownServer(dataDir: string, port: number): OwnServer {
  const url = `http://localhost:${port}`;
  let process: ChildProcess | undefined;
  return {
    url,
    async start() {
      process = run({ PORT: String(port), DATA_DIR: dataDir });
      const ready = async () =>
        (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok === true;
      while (!(await ready())) {
        if (process.exitCode !== null) throw new Error('the server ended');
        await delay(100);
      }
    },
    async end(signal) {
      if (!process || process.exitCode !== null || process.signalCode !== null) return;
      const gone = once(process, 'exit');
      process.kill(signal);
      await gone;
    },
  };
}

function run(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'fatal',
      AI_BASE_URL: `http://127.0.0.1:${ports.provider}/v1`,
      ...env,
    },
  });
}

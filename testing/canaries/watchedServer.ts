import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startServerProcess } from '../servers/serverProcess.ts';
import type { CanaryCall } from './canaryCalls.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly method?: string;
  readonly route?: string;
  readonly code?: string;
  readonly err?: object;
}

const errorLevel = 50;

export interface Outcome {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/**
 * Starts a server in a separate process. It logs at the finest level, runs its minute jobs four times a second, and
 * serves pages that fail to render.
 * @param env added to its data folder and port.
 */
export async function startWatchedServer(env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'elan-watched-'));
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'server'), { recursive: true });
  writeFileSync(
    join(pages, 'index.html'),
    '<!doctype html><html lang="fr"><head><title></title></head></html>',
  );
  writeFileSync(join(pages, 'server/entryServer.js'), "throw new Error('no rendering')");
  writeFileSync(join(pages, 'package.json'), '{"type":"module"}');
  const started = () =>
    startServerProcess(
      {
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'trace',
        TRUST_PROXY: '1',
        PUBLIC_URL: 'http://localhost:3000',
        TEST_PAGES: pages,
        ...env,
      },
      ['testing/servers/fastJobsServer.ts'],
    );
  const server = await started();
  await server.listening();
  let read = 0;
  /** @returns the log lines since the last `forget`. Fails if one is not JSON. */
  const lines = (): LogLine[] =>
    server
      .output()
      .slice(read)
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  return {
    ...server,
    dataDir: join(folder, 'data'),
    lines,
    /** Ignores all lines so far. */
    forget(): void {
      read = server.output().lastIndexOf('\n') + 1;
    },
    /** Waits until each of these messages is logged with an error. */
    async failed(messages: readonly string[]): Promise<void> {
      await expect
        .poll(() => {
          const loggedMessages = lines().flatMap(({ level, msg, err }) =>
            level >= errorLevel && err ? [msg] : [],
          );
          return messages.filter((message) => !loggedMessages.includes(message));
        })
        .toEqual([]);
    },
    /** Waits until each call with a server error has a log line, which may be written after the reply. */
    async logged(outcomes: readonly Outcome[]): Promise<void> {
      await expect.poll(() => unloggedIn(lines(), outcomes)).toEqual([]);
    },
    /** Makes a call. */
    async ask({ method, route, path, headers, body }: CanaryCall): Promise<Outcome> {
      const answered = await fetch(server.url + path, {
        method,
        headers,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      });
      await answered.arrayBuffer();
      return { method, route, status: answered.status };
    },
    /** Sends arbitrary bytes and waits until the server closes the connection. */
    send: (bytes: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), 'localhost');
        socket.on('error', () => {});
        socket.once('close', () => resolve());
        socket.resume();
        socket.end(bytes);
      }),
    /**
     * Stops the server.
     * @returns its complete output.
     */
    async stop(): Promise<string> {
      server.kill('SIGTERM');
      const { output, errors } = await server.ended;
      rmSync(folder, { recursive: true, force: true });
      expect(errors).toBe('');
      return output;
    },
  };
}

export type WatchedServer = Awaited<ReturnType<typeof startWatchedServer>>;

/** @returns the calls with a server error but without a log line. */
function unloggedIn(lines: readonly LogLine[], outcomes: readonly Outcome[]): string[] {
  const called = lines.flatMap(({ msg, method, route, err }) =>
    msg === 'a call failed' && err ? [`${method} ${route}`] : [],
  );
  const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
  const failed = outcomes.flatMap(({ method, route, status }) =>
    status >= 500 ? [`${method} ${route}`] : [],
  );
  return failed.filter((one) => count(called, one) < count(failed, one));
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedFolder } from '@elan/server/adapters/database/pgliteFolder';
import { backupCommand, restoreCommand } from '@elan/server/boot/backupCommand';
import { databaseRefusal } from '@elan/server/boot/openConfiguredDatabase';
import { readConfig } from '@elan/server/config/config';
import { ConfigError } from '@elan/server/lib/configError';
import { inject, onTestFinished } from 'vitest';
import { freePort } from '../network/freePort.ts';

export interface ServerProcess {
  readonly url: string;
  /** Resolves once the server answers; rejects with its output if it ends first. */
  listening(): Promise<void>;
  /** The standard output so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

const main = ['server/main.ts'];

/** The arguments of `npm start`, which also builds what is missing. */
export const npmStart = ['--import', './scripts/checkNode.mjs', 'scripts/start.ts'];

const running = new Set<ServerProcess>();

/**
 * Starts the server in a separate process, as an operator does.
 * @param env as for `runFile`, except that PORT defaults to a free port, and LOG_LEVEL to `info`.
 * @param args the arguments of Node.
 * @param command what runs Node, such as `withoutPowers`.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = main,
  command: readonly string[] = [],
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const up = Promise.withResolvers<void>();
  let printed = '';
  const onOutput = (output: string) => {
    printed = output;
    if (output.includes('Élan is at')) up.resolve();
  };
  const child = runFile(args, { LOG_LEVEL: 'info', PORT: port, ...env }, onOutput, command);
  const server: ServerProcess = {
    url: `http://localhost:${port}`,
    listening() {
      const ended = server.ended.then(({ output, errors }) => {
        throw new Error(`the server ended:\n${output}${errors}`);
      });
      return Promise.race([up.promise, ended]);
    },
    output: () => printed,
    kill: child.kill,
    ended: child.ended.finally(() => running.delete(server)),
  };
  running.add(server);
  return server;
}

/** Kills the processes that a failed test left running. */
export async function killServerProcesses(): Promise<void> {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
}

/** How a process ended; `code` is null if a signal ended it. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Node's compile cache, which saves a third of the CPU time of a server start. */
const compileCache = join(repository, 'node_modules/.cache/node');

/**
 * Runs Node in the repository and collects its output.
 * @param args the arguments of Node.
 * @param env its environment, besides PATH and the compile cache.
 * @param command what runs Node, such as `withoutPowers`.
 */
export function runFile(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onOutput: (output: string) => void = () => {},
  command: readonly string[] = [],
) {
  const [program = '', ...options] = [...command, process.execPath, ...args];
  const child = spawn(program, options, {
    cwd: repository,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    onOutput(output);
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output, errors }));
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

/**
 * Runs a process so that the permissions of files apply to it: root gives up the capability to ignore them. It stays the
 * owner of the repository, which another user might not be able to read.
 */
export const withoutPowers: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-all'] : [];

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elan-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a `DATA_DIR` with a migrated, empty embedded database. It is removed after the test. */
export function migratedDataDir(): string {
  const folder = temporaryFolder();
  unpackDatabase(folder);
  return folder;
}

/** Puts a migrated, empty embedded database into a `DATA_DIR`, which is much faster than a first start. */
export function unpackDatabase(dataDir: string): void {
  const folder = embeddedFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // tar prints a message about removing leading slashes.
  execFileSync('tar', ['-xf', inject('migratedDump'), '-C', folder], { stdio: 'pipe' });
}

export async function startEmbedded(DATA_DIR: string): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR });
  await server.listening();
  return server;
}

export function stop(
  server: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): ServerProcess['ended'] {
  server.kill(signal);
  return server.ended;
}

/**
 * `npm run backup` and `npm run restore` within this process, with their output. `moving.postgres.http.test.ts` runs
 * the actual scripts.
 */
export const backup = (DATA_DIR: string, file?: string) => command(backupCommand, DATA_DIR, file);
export const restore = (DATA_DIR: string, file: string) => command(restoreCommand, DATA_DIR, file);

async function command(
  run: typeof backupCommand,
  DATA_DIR: string,
  file: string | undefined,
): Promise<Ended> {
  const config = readConfig({ DATA_DIR });
  try {
    const printed = await run(config, file, new AbortController().signal);
    return { code: 0, output: `${printed}\n`, errors: '' };
  } catch (error) {
    const refusal = databaseRefusal(config, error) ?? error;
    if (!(refusal instanceof ConfigError)) throw refusal;
    return { code: 1, output: '', errors: `${refusal.message}\n` };
  }
}

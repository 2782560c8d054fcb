import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../network/freePort.ts';
import { findPrograms } from '../setup/findPrograms.ts';

export interface OwnPostgres {
  /** The URL for its superuser, who can install extensions. */
  readonly adminUrl: string;
  /**
   * The URL of a database whose user owns it and can create databases and roles but is not a superuser, as in
   * production.
   */
  readonly url: string;
  /** Crashes the server, which cuts all connections. None succeeds until `start`. */
  stop(): Promise<void>;
  /** Starts it again after `stop`, on the same port with the same data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export const asPostgres =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
    : [];

/**
 * Starts a separate PostgreSQL server in a temporary folder from the binaries on this machine. Because of `fsync=off`,
 * a crash of the machine could corrupt it, but a crash of its processes cannot.
 * @param further more settings, each as `name=value`.
 * @throws Error with installation advice if PostgreSQL is missing, since tests must not pass without it.
 */
export async function startOwnPostgres(further: readonly string[] = []): Promise<OwnPostgres> {
  const bin = findPostgres();
  if (bin === undefined) {
    throw new Error('No PostgreSQL on this machine. On Debian: sudo apt-get install postgresql');
  }
  const folder = mkdtempSync(join(tmpdir(), 'elan-postgres-'));
  const data = join(folder, 'data');
  makeCluster(bin, folder, data);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const limits = ['max_connections=300', 'fsync=off', 'log_min_messages=fatal'];
  const start = async () => {
    const options = [...settings, ...limits, ...further].flatMap((setting) => ['-c', setting]);
    const started = run([join(bin, 'postgres'), '-D', data, ...options]);
    await answering(adminUrl, started);
    return started;
  };
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server = await start();
  const begin = async () => {
    server = await start();
  };
  // Ends the server even if the caller cannot, since it must not outlive this process.
  process.once('exit', () => server.kill('SIGQUIT'));
  await query(adminUrl, 'create role elan login createdb createrole');
  await query(adminUrl, 'create database elan owner elan');
  return {
    adminUrl,
    url: `postgres://elan@127.0.0.1:${port}/elan`,
    stop: () => end(server),
    start: begin,
    async close() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @returns the folder of PostgreSQL's programs: Debian's newest version, otherwise one on the PATH; undefined if there
 * is none.
 */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const ofDebian = (existsSync(versions) ? readdirSync(versions) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
  return findPrograms(['initdb', 'postgres'], ofDebian);
}

function makeCluster(bin: string, folder: string, data: string): void {
  // The server's user, possibly not ours, creates the data folder in this one. The sticky bit, as on /tmp, restricts
  // deletion to the owner of a file.
  chmodSync(folder, 0o1777);
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const [program = '', ...args] = [...asPostgres, join(bin, 'initdb'), '--no-sync', ...settings];
  execFileSync(program, [...args, '--pgdata', data], { cwd: folder, stdio: 'ignore' });
}

function run(command: readonly string[]): ChildProcess {
  const [program = '', ...args] = [...asPostgres, ...command];
  return spawn(program, args, { cwd: '/', stdio: 'ignore' });
}

/** Sends the signal of `pg_ctl stop -m immediate`: there is no checkpoint and no message to connected clients. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGQUIT');
  await ended;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await delay(50)) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error('PostgreSQL did not start', { cause: error });
      }
    }
  }
}

/**
 * Runs one statement on a separate connection.
 * @returns its rows.
 */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A starting server closes connections. The query reports that already, and an unhandled event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

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
  /** The same as its superuser, who may install extensions. */
  readonly adminUrl: string;
  /** A database whose user owns it, may create databases and roles, and is not a superuser: as in production. */
  readonly url: string;
  /**
   * Stops it as a crash does, cutting every connection, and restarts it on the same port and data.
   * @param awayMs how long it stays down.
   */
  restart(awayMs?: number): Promise<void>;
  /** Stops it as a crash does; nothing answers afterwards. */
  stop(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const asPostgres =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
    : [];

/**
 * Starts a separate PostgreSQL for the caller, in a temporary folder, from the binaries of this machine.
 * A crash of the machine would damage it (`fsync=off`), a crash of its processes would not.
 * @param further settings, each as `name=value`.
 * @throws Error with installation advice if PostgreSQL is missing: tests must not pass without it.
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
  // Ended even where the caller cannot: it must not outlive this process.
  process.once('exit', () => server.kill('SIGQUIT'));
  await query(adminUrl, 'create role elan login createdb createrole');
  await query(adminUrl, 'create database elan owner elan');
  return {
    adminUrl,
    url: `postgres://elan@127.0.0.1:${port}/elan`,
    async restart(awayMs = 0) {
      await end(server);
      await delay(awayMs);
      await begin();
    },
    stop: () => end(server),
    start: begin,
    async close() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the folder of PostgreSQL's programs: Debian's newest, else one on the PATH; undefined without one. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const ofDebian = (existsSync(versions) ? readdirSync(versions) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
  return findPrograms(['initdb', 'postgres'], ofDebian);
}

function makeCluster(bin: string, folder: string, data: string): void {
  // Its user, perhaps not ours, creates the data folder in it; sticky like /tmp, so that only owners delete files.
  chmodSync(folder, 0o1777);
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const [program = '', ...args] = [...asPostgres, join(bin, 'initdb'), '--no-sync', ...settings];
  execFileSync(program, [...args, '--pgdata', data], { cwd: folder, stdio: 'ignore' });
}

function run(command: readonly string[]): ChildProcess {
  const [program = '', ...args] = [...asPostgres, ...command];
  return spawn(program, args, { cwd: '/', stdio: 'ignore' });
}

/** The signal of `pg_ctl stop -m immediate`: no checkpoint, no message to connected clients. */
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

/** Runs one statement on a connection of its own. @returns its rows. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A starting server closes connections; the query reports that, and the unhandled event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../network/freePort.ts';
import { asPostgres, query } from './ownPostgres.ts';

/**
 * Starts PgBouncer in transaction mode, with fewer connections to the database than the servers have to it, so that each
 * transaction may get another one.
 * @param url the URL of a database on loopback whose user needs no password.
 */
export async function startPgBouncer(
  url: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port: databasePort, username, pathname } = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'elan-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`,
  );
  const [program = '', ...args] = [...asPostgres, 'pgbouncer', '--quiet', file];
  const process = spawn(program, args, {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
    stdio: 'ignore',
  });
  const ended = once(process, 'exit');
  const own = new URL(url);
  own.port = String(port);
  for (const deadline = Date.now() + 30_000; ; await delay(50)) {
    try {
      await query(own.href, 'select 1');
      break;
    } catch (cause) {
      if (process.exitCode !== null || Date.now() > deadline) {
        throw new Error('PgBouncer did not start', { cause });
      }
    }
  }
  return {
    url: own.href,
    async close() {
      process.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { Socket } from 'node:net';
import pg from 'pg';
import { traceQueries } from './tracedQueries.ts';

/** How long things may take on a connection, in milliseconds. */
export interface ConnectionLimits {
  /** To get a connection: a free one of the pool, or a new one. */
  readonly connectMs: number;
  /**
   * One statement; PostgreSQL ends a longer one with 57014 (`query_canceled`), and the connection
   * stays usable.
   */
  readonly statementMs: number;
  /**
   * Without a byte from PostgreSQL while the connection is in use: it is then closed. Longer than
   * `statementMs`, so that only a connection that is cut off reaches it, and nothing is executed
   * after it was reported as failed.
   */
  readonly silenceMs: number;
}

/** How long an idle connection is kept, in milliseconds. */
const idleMs = 10_000;

/**
 * A pool that closes connections on which PostgreSQL has fallen silent (docs/decisions/0047-database-timeouts.md). With
 * the first one it closes every idle one, since those are most likely silent as well.
 * @param log gets the errors of connections, in use or idle.
 */
export function postgresPool(
  url: string,
  limits: ConnectionLimits & {
    readonly size: number;
    /** How long a connection is used at most, where that is limited. */
    readonly lifetimeSeconds?: number;
  },
  log: (error: Error) => void,
): pg.Pool {
  const { connectMs, statementMs, silenceMs, size, lifetimeSeconds = 0 } = limits;
  const idle = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: connectMs,
    // Zero: no limit.
    maxLifetimeSeconds: lifetimeSeconds,
    statement_timeout: statementMs,
    // PostgreSQL's end of a transaction whose connection was closed: its locks must not block the
    // retries.
    idle_in_transaction_session_timeout: silenceMs,
    keepAlive: true,
  });
  // Without listeners, a broken connection would end the process, in use (`connect`) or idle
  // (`error`).
  pool.on('error', log);
  pool.on('connect', (client) => {
    client.on('error', log);
    traceQueries(client);
    const socket = socketOf(client);
    onSilence(socket, (error) => {
      for (const one of idle) one.destroy(error);
      socket.destroy(error);
    });
    socket.once('close', () => idle.delete(socket));
  });
  pool.on('acquire', (client) => {
    const socket = socketOf(client);
    idle.delete(socket);
    socket.setTimeout(silenceMs);
  });
  pool.on('release', (_error, client) => {
    const socket = socketOf(client);
    // A connection that broke in use is closed before it is released: otherwise it would stay in
    // the set.
    if (socket.destroyed) return;
    idle.add(socket);
    // By then the pool has sent its goodbye; this is for a connection that does not answer that
    // either.
    socket.setTimeout(pool.ending ? silenceMs : idleMs + silenceMs);
  });
  return pool;
}

/** Calls `giveUp` once the `setTimeout` of `socket` has expired without anything read. */
function onSilence(socket: Socket, giveUp: (error: Error) => void): void {
  socket.on('timeout', () => {
    const read = socket.bytesRead;
    // A process that was itself blocked first reads what arrived during that time.
    setImmediate(() => {
      if (socket.bytesRead !== read) return;
      const message = `PostgreSQL sent nothing for ${socket.timeout} ms`;
      giveUp(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
    });
  });
}

/** Closes the connection of a client `ms` milliseconds after its last byte. */
export function closeWhenSilent(client: pg.Client, ms: number): void {
  const socket = socketOf(client);
  onSilence(socket, (error) => socket.destroy(error));
  socket.setTimeout(ms);
}

function socketOf(client: pg.ClientBase): Socket {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined;
  if (stream instanceof Socket) return stream;
  throw new Error('a connection to PostgreSQL is a socket');
}

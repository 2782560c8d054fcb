import { Socket } from 'node:net';
import pg from 'pg';
import { traceQueries } from './tracedQueries.ts';

/** Time limits of a connection, in milliseconds. */
export interface ConnectionLimits {
  /** Limit for getting a connection, either a free one from the pool or a new one. */
  readonly connectMs: number;
  /**
   * Limit for one statement. PostgreSQL cancels a longer statement with 57014 (`query_canceled`), and the connection
   * stays usable.
   */
  readonly statementMs: number;
  /**
   * A connection in use is closed if PostgreSQL sends nothing for this long. Except for probes, it is longer than
   * `statementMs`, so that PostgreSQL first cancels a slow statement and reports it as failed.
   */
  readonly silenceMs: number;
}

/** How long an idle connection is kept open, in milliseconds. */
const idleMs = 10_000;

/**
 * Creates a pool that closes connections on which PostgreSQL has stopped responding
 * (docs/decisions/0047-database-timeouts.md). The pool then also closes every idle connection, since those are most
 * likely broken as well.
 * @param log called with the errors of connections, whether in use or idle.
 */
export function postgresPool(
  url: string,
  limits: ConnectionLimits & {
    readonly size: number;
    /** Maximum lifetime of a connection; unlimited if absent. */
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
    // 0, the default, means no limit.
    maxLifetimeSeconds: lifetimeSeconds,
    statement_timeout: statementMs,
    // Makes PostgreSQL end a transaction whose connection was closed, so that its locks do not block the retries.
    idle_in_transaction_session_timeout: silenceMs,
    keepAlive: true,
  });
  // Without these listeners, a broken connection would crash the process. A connection in use emits on the client, an
  // idle one on the pool.
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
    // A connection that broke while in use is closed before its release, and would never leave the set.
    if (socket.destroyed) return;
    idle.add(socket);
    // Normally the pool closes the connection before this timeout. It is for a connection that does not respond to
    // closing either.
    socket.setTimeout(pool.ending ? silenceMs : idleMs + silenceMs);
  });
  return pool;
}

/** Calls `giveUp` once the timeout of `socket` has elapsed without any data being read. */
function onSilence(socket: Socket, giveUp: (error: Error) => void): void {
  socket.on('timeout', () => {
    const read = socket.bytesRead;
    // If this process itself was blocked, let it first read what arrived meanwhile.
    setImmediate(() => {
      if (socket.bytesRead !== read) return;
      const message = `PostgreSQL sent nothing for ${socket.timeout} ms`;
      giveUp(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
    });
  });
}

/** Closes a client's connection once nothing has been sent or received for `ms` milliseconds. */
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

import { Socket } from 'node:net';
import pg from 'pg';

/** How long things may take on a connection, in milliseconds. */
export interface ConnectionLimits {
  /** To get a connection: one of the pool that is free, or a new one. */
  readonly connectMs: number;
  /** One statement; PostgreSQL ends a longer one with 57014 (`query_canceled`), and the connection lives on. */
  readonly statementMs: number;
  /**
   * Without a byte from PostgreSQL while the connection is in use: it is then given up. Longer than `statementMs`,
   * so that only a connection that is cut off meets it, and nothing is carried out after it was reported as failed.
   */
  readonly silenceMs: number;
}

/** How long an idle connection is kept, in milliseconds. */
const idleMs = 10_000;

/**
 * A pool that gives up connections on which PostgreSQL has fallen silent
 * (docs/decisions/0047-database-timeouts.md). With the first one it closes every idle one, which most likely
 * are silent as well.
 * @param log gets what goes wrong with a connection, in use or not.
 */
export function postgresPool(
  url: string,
  limits: ConnectionLimits & { readonly size: number },
  log: (error: Error) => void,
): pg.Pool {
  const { connectMs, statementMs, silenceMs, size } = limits;
  const idle = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // The other end of one that was given up in a transaction: its locks must not hold up those who try again.
    idle_in_transaction_session_timeout: silenceMs,
    keepAlive: true,
  });
  // Without listeners, a connection that breaks would end the process, in use (`connect`) or idle (`error`).
  pool.on('error', log);
  pool.on('connect', (client) => {
    client.on('error', log);
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
    // One that broke in use is closed before it is released: nothing would take it out of the set.
    if (socket.destroyed) return;
    idle.add(socket);
    // By then the pool has said goodbye to it; this is for one that does not answer that either.
    socket.setTimeout(pool.ending ? silenceMs : idleMs + silenceMs);
  });
  return pool;
}

/** Calls `giveUp` once the `setTimeout` of `socket` has run out without anything read. */
function onSilence(socket: Socket, giveUp: (error: Error) => void): void {
  socket.on('timeout', () => {
    const read = socket.bytesRead;
    // A process that was held up itself first reads what arrived during that time.
    setImmediate(() => {
      if (socket.bytesRead !== read) return;
      const message = `PostgreSQL sent nothing for ${socket.timeout} ms`;
      giveUp(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
    });
  });
}

/** Has the connection of a client closed `ms` milliseconds after its last byte. */
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

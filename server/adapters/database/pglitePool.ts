import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/**
 * A pool over the one session of a PGlite, so that the embedded database is spoken to by the same
 * driver as any other. Named statements matter here: PGlite plans an unnamed one at every call, and finding a
 * session took 1.0 ms instead of 0.3. A connection that the pool throws away is only our end of the session:
 * the next one begins by clearing what it left there.
 * @returns the pool, and what to wait for between its end and that of the PGlite: a statement that failed is still
 *   followed by a message when the pool has ended.
 */
export function embeddedPool(pglite: PGlite): { pool: pg.Pool; idle: () => Promise<void> } {
  const session = inTurns(pglite);
  let former: Promise<void> = pglite.waitReady;
  class EmbeddedClient extends pg.Client {
    constructor() {
      const { config, ended } = sessionOf({ ...session, waitReady: former });
      super(config);
      former = ended;
    }
  }
  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: async (client) => {
      await client.query('rollback');
      await client.query('discard all');
    },
  });
  return { pool, idle: session.idle };
}

/** The part of a PGlite that the driver uses. */
type Session = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

/**
 * One client's end of the session. It begins once all that the client before has sent is answered: after a statement
 * that failed the session waits for the rest of its messages, and would take another client's for them.
 */
function sessionOf(session: Session) {
  const config = createPgConfig(session as PGlite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  // drizzle's `types` choose how results are read; PGlite takes them for the types of the values.
  connection.parse = ({ name, text }: { name?: string; text: string }) => parse({ name, text });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = connection.end.bind(connection);
  connection.end = () => {
    end();
    // It comes after what was sent before; `end` took away all earlier listeners.
    connection.once('end', resolve);
  };
  return { config, ended };
}

/**
 * A PGlite works in this process and answers without ever leaving the turn of the event loop it was asked in: a whole
 * transaction would be one hold. So each message begins a turn of its own.
 */
function inTurns(pglite: PGlite) {
  let underWay = 0;
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    underWay += 1;
    try {
      await nextTurn();
      return await pglite.execProtocolStream(message, options);
    } finally {
      underWay -= 1;
    }
  };
  /** Resolves once no message is under way; one that follows another is sent within the same turn. */
  const idle = async () => {
    do await nextTurn();
    while (underWay > 0);
  };
  return { execProtocolStream, idle };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/**
 * A pool over the one session of a PGlite, so that the embedded database is used through the same
 * driver as any other, with prepared statements. Named ones matter: PGlite plans an unnamed one at every call,
 * and finding a session took 1.0 ms instead of 0.3. A connection that the pool discards is only our end of the
 * session: the next one starts by clearing its state.
 * @returns the pool, and a promise to await between closing the pool and closing the PGlite: a
 * failed statement is followed by one more message after the pool has ended.
 */
export function embeddedPool(pglite: PGlite): { pool: pg.Pool; idle: () => Promise<void> } {
  const session = oneTurnPerMessage(pglite);
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
 * One client's end of the session. It starts once everything that the previous client sent is
 * answered: after a failed statement the session waits for the rest of its messages, and would
 * mistake another client's for them.
 */
function sessionOf(session: Session) {
  const config = createPgConfig(session as PGlite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  // drizzle's `types` parse results; PGlite would use them as the types of the values.
  connection.parse = ({ name, text }: { name?: string; text: string }) => parse({ name, text });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = connection.end.bind(connection);
  connection.end = () => {
    end();
    // It comes after everything sent before; `end` has removed all earlier listeners.
    connection.once('end', resolve);
  };
  return { config, ended };
}

/**
 * PGlite runs in this process and answers within the same turn of the event loop: an entire
 * transaction would block it. So each message starts a new turn.
 */
function oneTurnPerMessage(pglite: PGlite) {
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
  /**
   * Resolves once no message is in progress; a message that follows another is sent within the same
   * turn.
   */
  const idle = async () => {
    do await nextTurn();
    while (underWay > 0);
  };
  return { execProtocolStream, idle };
}

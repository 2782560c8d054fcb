import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/**
 * A pool over the one session of a PGlite, so that the embedded database is spoken to by the same
 * driver as any other: prepared statements and all (docs/decisions/0019). A connection that the pool
 * throws away is only our end of the session: the next one begins by clearing what it left there.
 */
export function embeddedPool(pglite: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor() {
      super(sessionOf(pglite));
    }
  }
  return new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: async (client) => {
      await client.query('rollback');
      await client.query('discard all');
    },
  });
}

function sessionOf(pglite: PGlite) {
  const config = createPgConfig(pglite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  // drizzle's `types` choose how results are read; PGlite takes them for the types of the values.
  connection.parse = ({ name, text }: { name?: string; text: string }) => parse({ name, text });
  return config;
}

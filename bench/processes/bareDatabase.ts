import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;
type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database driver without any layer on top. */
export interface BareDatabase {
  readonly query: Query;
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** @param databaseUrl undefined for the embedded database in `dataDir`. */
export async function openBareDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<BareDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPool(databaseUrl);
}

function openPool(connectionString: string): BareDatabase {
  const pool = new pg.Pool({ connectionString, max: 20 });
  return {
    query: async (text, values) => (await pool.query(text, values && [...values])).rows,
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(
          async (text, values) => (await client.query(text, values && [...values])).rows,
        );
        await client.query('commit');
        return result;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function openEmbedded(dataDir: string): Promise<BareDatabase> {
  const pglite = await PGlite.create({ dataDir: `${dataDir}/database` });
  return {
    query: async (text, values) => (await pglite.query<Row>(text, values && [...values])).rows,
    transaction: (work) =>
      pglite.transaction((tx) =>
        work(async (text, values) => (await tx.query<Row>(text, values && [...values])).rows),
      ),
    close: () => pglite.close(),
  };
}

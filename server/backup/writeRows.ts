import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../adapters/database/database.ts';
import { appliedMigrations } from '../store/migrate.ts';
import { endLine, headerLine, rowLine } from './format.ts';
import { nextTransaction } from './nextTransaction.ts';
import { tablesIn } from './tables.ts';

/**
 * A module is up to 2 MB, one of an earlier version up to 8 MB, so that at most 64 MB are in memory
 * at once. Most rows are far smaller: in the embedded database, 50,000 rows of 600 bytes take 1 s,
 * compared with 0.5 s for 50 rows at once.
 */
const rowsAtOnce = 8;

/** The source of a backup: a pool, or one connection. */
export type Readable = Pick<Connection, 'transaction'>;

export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Beside the product's own (`tablesIn`). */
  readonly furtherTables?: readonly string[] | undefined;
}

export interface WrittenRows {
  readonly count: number;
  /** The same for the same rows, whenever they were written. */
  readonly digest: string;
  /** The first transaction that could change them. */
  readonly nextTransaction: string;
}

/**
 * Writes the lines of a backup, uncompressed, into a new file: all rows as of one moment. The
 * embedded database does nothing else during the transaction, so compressing, which would make it
 * longer, is done afterwards.
 */
export async function writeRows(
  db: Readable,
  file: string,
  { signal, furtherTables }: WriteOptions = {},
): Promise<WrittenRows> {
  return db.transaction(
    async (tx) => {
      // Opened within: a transaction that is run again starts the file again.
      const output = await open(file, 'w', 0o600);
      try {
        return await writeLines(tx, output, { signal, furtherTables });
      } finally {
        await output.close();
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeLines(
  tx: Transaction,
  output: FileHandle,
  { signal, furtherTables }: WriteOptions,
): Promise<WrittenRows> {
  // A role that may not see every row gets an error, rather than some of the rows.
  await tx.execute(sql`set local row_security = off`);
  const takenAt = new Date().toISOString();
  await output.appendFile(headerLine({ takenAt, migrations: await appliedMigrations(tx) }));
  const counts: Record<string, number> = {};
  const digest = createHash('sha256');
  let count = 0;
  for (const table of await tablesIn(tx, furtherTables)) {
    const before = count;
    for await (const rows of rowsOf(tx, table)) {
      signal?.throwIfAborted();
      const text = rows.map((row) => rowLine(table, row)).join('');
      digest.update(text);
      await output.appendFile(text);
      count += rows.length;
    }
    counts[table] = count - before;
  }
  await output.appendFile(endLine(counts));
  return { count, digest: digest.digest('hex'), nextTransaction: await nextTransaction(tx) };
}

/**
 * The rows as PostgreSQL writes them in JSON: numbers and times to their last digit, one line each.
 */
async function* rowsOf(tx: Transaction, table: string): AsyncGenerator<string[]> {
  const from = sql.identifier(table);
  await tx.execute(
    sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${from} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${rowsAtOnce} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup`);
}

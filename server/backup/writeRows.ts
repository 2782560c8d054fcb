import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../outside/database.ts';
import { appliedMigrations } from '../store/migrate.ts';
import { endLine, headerLine, rowLine } from './format.ts';
import { nextTransaction } from './nextTransaction.ts';
import { type BackedUpTable, tablesIn } from './tables.ts';

/** A row is at most some 200 KB, mostly far less: what is in memory at once stays small. */
const rowsAtOnce = 50;

export interface WrittenRows {
  readonly count: number;
  /** The same for the same rows, whenever they were written. */
  readonly digest: string;
  /** The transaction that will be the first one to change them. */
  readonly nextTransaction: string;
}

/**
 * Writes the lines of a backup, uncompressed, into a new file: the rows of one moment. The embedded
 * database does nothing else while the transaction lasts; compressing as well would make it longer.
 */
export async function writeRows(
  db: Database,
  file: string,
  signal?: AbortSignal,
): Promise<WrittenRows> {
  const output = await open(file, 'wx', 0o600);
  try {
    return await db.transaction((tx) => writeLines(tx, output, signal), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  } finally {
    await output.close();
  }
}

async function writeLines(
  tx: Transaction,
  output: FileHandle,
  signal: AbortSignal | undefined,
): Promise<WrittenRows> {
  // Whoever may not see every row is refused, rather than given some of them.
  await tx.execute(sql`set local row_security = off`);
  const takenAt = new Date().toISOString();
  await output.appendFile(headerLine({ takenAt, migrations: await appliedMigrations(tx) }));
  const counts: Record<string, number> = {};
  const digest = createHash('sha256');
  let count = 0;
  for (const table of await tablesIn(tx)) {
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

/** The rows as PostgreSQL writes them in JSON: numbers and moments to their last digit, one line each. */
async function* rowsOf(tx: Transaction, table: BackedUpTable): AsyncGenerator<string[]> {
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

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../adapters/database/database.ts';
import { appliedMigrations } from '../store/migrate.ts';
import { findFingerprint } from '../store/signIn/authSecrets.ts';
import { temporaryIn } from './files.ts';
import { endLine, headerLine, rowLine } from './format.ts';
import { omittedColumns, tablesIn } from './tables.ts';

/**
 * Writes a backup of the current contents of the database.
 * @param file path of the backup. The file is synced to disk when this returns, and removed if this throws.
 */
export async function writeBackup(
  db: Readable,
  file: string,
  options: WriteOptions = {},
): Promise<void> {
  const plain = temporaryIn(dirname(file));
  try {
    await writeRows(db, plain, options);
    await compress(plain, file, options.signal);
  } finally {
    await rm(plain, { force: true });
  }
}

/**
 * Compresses `plain` into a new `file`, which is synced to disk when this returns, and removed if this throws. Throws
 * without touching a file that already exists.
 */
export async function compress(plain: string, file: string, signal?: AbortSignal): Promise<void> {
  const created = await open(file, 'wx', 0o600);
  try {
    const output = created.createWriteStream({ flush: true });
    await pipeline(createReadStream(plain), createGzip(), output, { signal });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * A module takes up to 2 MB (8 MB in earlier versions), so at most 64 MB are in memory at once. Most rows are far
 * smaller: for 50,000 rows of 600 bytes, the embedded database takes 1 s, compared with 0.5 s for batches of 50 rows.
 */
const rowsAtOnce = 8;

/** The source of a backup. */
interface Readable {
  readonly transaction: OpenDatabase['withoutTimeLimit'];
}

export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Tables to include besides the product's own (`tablesIn`). */
  readonly furtherTables?: readonly string[] | undefined;
}

interface WrittenRows {
  readonly count: number;
  /** Hash of the row lines, without the header, which contains the time. */
  readonly digest: string;
}

/**
 * Writes the lines of a backup, uncompressed, into a new file, with all rows as of one moment. The embedded database is
 * blocked for others during the transaction, so compression happens afterwards to keep it short.
 */
export async function writeRows(
  db: Readable,
  file: string,
  { signal, furtherTables }: WriteOptions = {},
): Promise<WrittenRows> {
  return db.transaction(
    async (tx) => {
      // Opened inside the transaction, so that a retry starts the file again.
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
  // Causes an error, rather than an incomplete backup, if the role may not see every row.
  await tx.execute(sql`set local row_security = off`);
  const takenAt = new Date().toISOString();
  const migrations = await appliedMigrations(tx);
  const secretFingerprint = await findFingerprint(tx);
  await output.appendFile(headerLine({ takenAt, migrations, secretFingerprint }));
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
  return { count, digest: digest.digest('hex') };
}

/** Yields batches of rows, each row as JSON text from PostgreSQL, which keeps all digits of numbers and times. */
async function* rowsOf(tx: Transaction, table: string): AsyncGenerator<string[]> {
  const from = sql.identifier(table);
  const omitted = (omittedColumns.get(table) ?? []).map((name) => sql.raw(` - '${name}'::text`));
  await tx.execute(sql`
    declare backup no scroll cursor for
    select (to_jsonb(t)${sql.join(omitted)})::text as row from ${from} t`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${rowsAtOnce} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup`);
}

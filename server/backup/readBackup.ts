import { refuse } from '../config/env.ts';
import {
  type BackupHeader,
  linesOf,
  parseEnd,
  parseHeader,
  parseRow,
  type RowCounts,
} from './format.ts';

export interface RowBatch {
  readonly table: string;
  /** One JSON text per row. */
  readonly rows: readonly string[];
}

const charactersAtOnce = 1_000_000;

/**
 * Reads a backup from its header to its closing line. @yields the header, then the rows in batches. The backup is known
 * to be complete only once the generator has ended.
 * @throws ConfigError with a one-line message that names the file, if it is not a readable, complete backup.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | RowBatch> {
  let header: BackupHeader | undefined;
  let end: RowCounts | undefined;
  const counts: Record<string, number> = {};
  let batch: RowBatch & { rows: string[] } = { table: 'users', rows: [] };
  let characters = 0;
  for await (const line of readableLines(file)) {
    if (end !== undefined) refuse(file, damaged);
    if (header === undefined) {
      header = requireHeader(file, line);
      yield header;
      continue;
    }
    end = parseEnd(line);
    if (end !== undefined) continue;
    const { table, row } = parseRow(line) ?? refuse(file, damaged);
    if (table !== batch.table || characters > charactersAtOnce) {
      if (batch.rows.length > 0) yield batch;
      batch = { table, rows: [] };
      characters = 0;
    }
    batch.rows.push(row);
    characters += row.length;
    counts[table] = (counts[table] ?? 0) + 1;
  }
  if (header === undefined) refuse(file, notABackup);
  if (end === undefined || !isSame(counts, end)) refuse(file, damaged);
  if (batch.rows.length > 0) yield batch;
}

/**
 * Reads a backup to its end.
 * @returns its header and the number of rows per table.
 * @throws ConfigError if the file is not a readable, complete backup.
 */
export async function verifyBackup(
  file: string,
): Promise<{ readonly header: BackupHeader; readonly counts: RowCounts }> {
  let header: BackupHeader | undefined;
  const counts: Record<string, number> = {};
  for await (const part of readBackup(file)) {
    if ('rows' in part) counts[part.table] = (counts[part.table] ?? 0) + part.rows.length;
    else header = part;
  }
  return { header: header ?? refuse(file, damaged), counts };
}

const damaged = 'is damaged or cut off: it is not a whole backup';
const notABackup = 'is not a backup of Élan';

function requireHeader(file: string, line: string): BackupHeader {
  const header = parseHeader(line) ?? refuse(file, notABackup);
  return header === 'newer' ? refuse(file, 'was made by a later version of Élan') : header;
}

async function* readableLines(file: string): AsyncGenerator<string> {
  let lines = 0;
  try {
    for await (const line of linesOf(file)) {
      lines += 1;
      yield line;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') refuse(file, 'is not there');
    if (code.startsWith('Z_')) refuse(file, lines === 0 ? notABackup : damaged);
    if (/^E[A-Z]+$/.test(code)) refuse(file, `cannot be read (${code})`);
    throw error;
  }
}

function isSame(counts: RowCounts, end: RowCounts): boolean {
  return (
    Object.entries(end).every(([table, count]) => (counts[table] ?? 0) === count) &&
    Object.keys(counts).every((table) => table in end)
  );
}

const sizes = new Intl.NumberFormat('en', {
  notation: 'compact',
  style: 'unit',
  unit: 'byte',
  unitDisplay: 'narrow',
});

/** Returns a summary of a backup for the operator: `accounts 2, projects 3, rows 41, 12KB`. */
export function summary(counts: RowCounts, bytes: number): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { users = 0, project_rows: projects = 0 } = counts;
  return `accounts ${users}, projects ${projects}, rows ${rows}, ${sizes.format(bytes)}`;
}

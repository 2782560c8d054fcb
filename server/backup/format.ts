import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

/*
 * A backup is gzip'd JSON Lines: a header, then one line per row, then a closing line.
 *
 *   {"format":"elan-backup","version":1,"takenAt":"2026-…","migrations":[1795204311373],"secretFingerprint":"5f…"}
 *   ["users",{"id":"…","name":"…"}]
 *   {"end":{"users":1}}
 *
 * Only PostgreSQL writes and parses the rows. Here they are opaque text.
 */

const headerForm = z.object({
  format: z.literal('elan-backup'),
  version: z.number(),
  takenAt: z.iso.datetime(),
  /** The migrations applied to the database, each as its timestamp in the journal. */
  migrations: z.array(z.number()),
  /** The fingerprint of the `AUTH_SECRET` that the rows were last used with (`server/boot/checkSecret.ts`). */
  secretFingerprint: z.optional(z.string()),
});
const endForm = z.object({ end: z.record(z.string(), z.number()) });

export type BackupHeader = z.infer<typeof headerForm>;
export type RowCounts = Readonly<Record<string, number>>;

/** Increment this whenever an older Élan could not read what this version writes. */
const version = 1;

export function headerLine(header: Omit<BackupHeader, 'format' | 'version'>): string {
  return `${JSON.stringify({ format: 'elan-backup', version, ...header })}\n`;
}

/** @param row one row as JSON from PostgreSQL. */
export function rowLine(table: string, row: string): string {
  return `["${table}",${row}]\n`;
}

export function endLine(end: RowCounts): string {
  return `${JSON.stringify({ end })}\n`;
}

/** @returns the header; undefined if the line is not a backup's header; `'newer'` if its format is too new. */
export function parseHeader(line: string): BackupHeader | 'newer' | undefined {
  const header = headerForm.safeParse(parsed(line));
  if (!header.success) return undefined;
  return header.data.version > version ? 'newer' : header.data;
}

/** @returns the row counts in the closing line of a backup; undefined for any other line. */
export function parseEnd(line: string): RowCounts | undefined {
  return line.startsWith('{') ? endForm.safeParse(parsed(line)).data?.end : undefined;
}

/** @returns the row and its table; undefined if the line is not a row. */
export function parseRow(line: string): { table: string; row: string } | undefined {
  const [start, table] = /^\["(\w+)",(?=\{)/.exec(line) ?? [];
  if (start === undefined || table === undefined || !line.endsWith('}]')) return undefined;
  return { table, row: line.slice(start.length, -1) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Yields the lines of a gzip'd text. Text after the last line feed is dropped. `node:readline` cannot be used, because
 * it also breaks lines at U+2028 and U+2029, which users' texts may contain.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const source = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  try {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of source.pipe(unzipped)) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    source.destroy();
  }
}

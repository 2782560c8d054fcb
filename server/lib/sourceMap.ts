import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SourcePlace {
  readonly path: string;
  /** From 1, as is the column. */
  readonly row: number;
  readonly column: number;
}

/** Where the lines of a built file come from. */
interface SourceLines {
  /** Paths from the built file's folder. */
  readonly sources: readonly string[];
  /** For each line its source, and the line and column there, from 0; -1 for a line that has none. */
  readonly places: Int32Array;
}

/** A map has megabytes: each is read once, at the first error from its file. */
const read = new Map<string, SourceLines | undefined>();

/**
 * @param file its path, with its source map beside it if it was built.
 * @param row from 1.
 * @returns what the beginning of that line was built from; undefined if the file was not built.
 */
export function sourceOf(file: string, row: number): SourcePlace | undefined {
  if (!read.has(file)) read.set(file, readMap(`${file}.map`));
  const { sources, places } = read.get(file) ?? {};
  const [source = -1, line = 0, column = 0] = places?.subarray(3 * (row - 1), 3 * row) ?? [];
  const path = sources?.[source];
  return path === undefined
    ? undefined
    : { path: join(dirname(file), path), row: line + 1, column: column + 1 };
}

function readMap(file: string): SourceLines | undefined {
  if (!existsSync(file)) return undefined;
  const map: { readonly sources: string[]; readonly mappings: string } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { sources: map.sources, places: readMappings(map.mappings) };
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitValues = new Int32Array(128);
for (let value = 0; value < digits.length; value += 1)
  digitValues[digits.charCodeAt(value)] = value;

/**
 * Reads the `mappings` of a source map (ECMA-426): numbers in base 64, each the difference to the last one of its kind.
 * @returns three numbers a line: what its first mapping names.
 */
function readMappings(mappings: string): Int32Array {
  const places = new Int32Array(3 * mappings.split(';').length).fill(-1);
  // The column in the built file is never used.
  const last = new Int32Array(5);
  let line = 0;
  let field = 0;
  let value = 0;
  let shift = 0;
  for (let at = 0; at < mappings.length; at += 1) {
    const character = mappings[at];
    if (character === ';' || character === ',') {
      field = 0;
      if (character === ';') line += 1;
      continue;
    }
    const digit = digitValues[mappings.charCodeAt(at)] ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    last[field] = (last[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
    field += 1;
    if (field === 4 && places[3 * line] === -1) places.set(last.subarray(1, 4), 3 * line);
  }
  return places;
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SourcePlace {
  readonly path: string;
  /** Counted from 1, as is the column. */
  readonly row: number;
  readonly column: number;
}

/** Source positions of the lines of a built file. */
interface SourceLines {
  /** Paths relative to the folder of the built file. */
  readonly sources: readonly string[];
  /**
   * Three numbers per line: the source index, and the line and column in the source, from 0. All are -1 for a
   * line without a mapping.
   */
  readonly places: Int32Array;
}

/**
 * Cache of the parsed maps. A map can be several megabytes, so it is read only once, at the first error in
 * its file.
 */
const read = new Map<string, SourceLines | undefined>();

/**
 * @param file the path of a file; if it was built, its source map is beside it.
 * @param row the line number, from 1.
 * @returns the source position of the start of the line; undefined if no source map has it.
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
 * Decodes the `mappings` of a source map (ECMA-426). Numbers are in base 64, each relative to the previous number of
 * the same field.
 * @returns three numbers per line, from the first mapping of that line.
 */
function readMappings(mappings: string): Int32Array {
  const places = new Int32Array(3 * mappings.split(';').length).fill(-1);
  // The first field of a mapping, the column in the built file, is not used.
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

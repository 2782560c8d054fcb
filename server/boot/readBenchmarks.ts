import {
  type IndustryFigure,
  industryFigureSchema,
  salesRange,
} from '@elan/domain/industry/industryFigures';

const columns = ['naics', 'year', 'size', 'ratio', 'q1', 'median', 'q3', 'source', 'licence'];
const numbers = ['year', 'q1', 'median', 'q3'];

interface Row {
  /** Counted from 1; a row with line breaks in quotes begins here. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface Benchmarks {
  readonly figures: readonly IndustryFigure[];
  /** A line for each row that is refused. */
  readonly refused: readonly string[];
}

/**
 * Reads a table of industry figures: comma-separated, with the names of the columns in its first row, in any order; a row
 * that begins with "#" is a comment.
 */
export function readBenchmarks(text: string): Benchmarks {
  const [head, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  if (columns.some((name) => !names.includes(name)) || names.length !== columns.length) {
    return { figures: [], refused: [`line ${head?.line ?? 1}: needs ${columns.join(',')}`] };
  }
  const figures = new Map<string, IndustryFigure>();
  const refused: string[] = [];
  for (const { line, cells } of rows) {
    const figure = figureOf(names, cells);
    const key =
      typeof figure === 'string'
        ? ''
        : [figure.naics, figure.year, figure.size, figure.ratio].join(' ');
    if (typeof figure === 'string') refused.push(`line ${line}: ${figure}`);
    else if (figures.has(key)) refused.push(`line ${line}: ${key} is there already`);
    else figures.set(key, figure);
  }
  return { figures: [...figures.values()], refused };
}

/** @returns the figure of a row, or why it is refused. */
function figureOf(names: readonly string[], cells: readonly string[]): IndustryFigure | string {
  if (cells.length !== names.length) return `has ${cells.length} cells, not ${names.length}`;
  const entries = names.map((name, at): [string, string | number] => {
    const cell = cells[at]?.trim() ?? '';
    const isNumber = numbers.includes(name) && /^-?\d+(?:\.\d+)?$/.test(cell);
    return [name, isNumber ? Number(cell) : cell];
  });
  const { success, data, error } = industryFigureSchema.safeParse(Object.fromEntries(entries));
  if (!success) {
    const wrong = new Set(error.issues.map(({ path }) => path.join('.')));
    return `cannot be read: ${[...wrong].join(', ')}`;
  }
  if (data.q1 > data.median || data.median > data.q3) return 'q1, median and q3 do not rise';
  const [least, most] = salesRange(data.size) ?? [0, 1];
  return least < most ? data : 'size does not rise';
}

/** @returns the rows of a CSV text (RFC 4180) that are neither empty nor comments. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  // Each match is a cell and what ends it.
  for (const [all, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g,
  )) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += all.split('\n').length - 1;
    if (end === ',') continue;
    const isComment = cells[0]?.startsWith('#');
    if (!isComment && cells.some((cell) => cell.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  return rows;
}

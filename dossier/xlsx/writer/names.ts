const sheetNameLimit = 31;

/**
 * @param column from 0.
 * @returns the column's letters, such as "A", "Z" or "AA".
 */
export function columnName(column: number): string {
  const rest = column % 26;
  const last = String.fromCharCode(65 + rest);
  return column < 26 ? last : `${columnName((column - rest) / 26 - 1)}${last}`;
}

/**
 * @param row from 0.
 * @param column from 0.
 * @returns the cell's name, such as "C5".
 */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/**
 * @returns sheet names of at most 31 characters, unique regardless of case. Invalid characters become spaces.
 */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>(['history']);
  return wanted.map((text) => {
    const safe =
      text
        .replace(/[:\\/?*[\]\p{Cc}]/gu, ' ')
        .trim()
        .replace(/^'+|'+$/g, '') || 'Sheet';
    for (let copy = 1; ; copy += 1) {
      const end = copy === 1 ? '' : ` ${copy}`;
      const name = `${cut(safe, sheetNameLimit - end.length)}${end}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .replace(/(?<![\s'])[\s']+$/, '');
}

/** @returns a sheet's name, quoted if needed, as written before a cell reference. */
export function quotedSheet(name: string): string {
  return /^[A-Za-z]+$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}

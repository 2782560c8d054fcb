import type { FigureRow, FigureTable } from '@elan/domain/figures/figures';
import { figureText, toComplete } from '@elan/domain/figures/format';
import type { Language } from '@elan/domain/language';
import type { Column, Row, Table } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';

/** @returns the table with its figures formatted with their units. */
export function tableOfFigures({ columns, rows }: FigureTable, language: Language): Table {
  return {
    columns: columns.map((column, at) => columnOf(column[language], at)),
    rows: rows.map((row) => rowOf(row, language, (cell) => figureText(cell, language))),
  };
}

/** Like `tableOfFigures`, for a table whose columns contain words: aligns all columns to the start. */
export function listOfFigures(table: FigureTable, language: Language): Table {
  const { columns, rows } = tableOfFigures(table, language);
  return { columns: columns.map((column) => ({ ...column, align: 'start' })), rows };
}

/** Makes a column. The first column, with row labels, is aligned to the start, the others to the end. */
export function columnOf(head: string, at: number): Column {
  return at === 0 ? { head, align: 'start' } : { head: unbroken(head), align: 'end' };
}

/** A hyphen inside a word. Replaced with a non-breaking hyphen, so that narrow columns do not split the word. */
const hyphen = /(?<=\p{L})-(?=\p{L})/gu;
const unbroken = (text: string) => text.replaceAll(hyphen, '\u2011');

const dollars: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 }),
};

/**
 * @param cents null or undefined if unknown.
 * @returns the amount in whole dollars without a dollar sign, or words for an unknown amount.
 */
export function dollarsText(cents: number | null | undefined, language: Language): string {
  if (cents === null || cents === undefined) return toComplete[language];
  // Adding 0 turns -0 into 0.
  return dollars[language].format(Math.round(cents / 100) + 0);
}

/** @returns a row of amounts without dollar signs, for a table whose title mentions dollars. */
export function dollarRow(row: FigureRow, language: Language): Row {
  return rowOf(row, language, (cell) =>
    cell.unit === 'words'
      ? figureText(cell, language)
      : cell.value === null
        ? '—'
        : dollarsText(cell.value, language),
  );
}

function rowOf(
  { label, isTotal, cells }: FigureRow,
  language: Language,
  written: (cell: FigureRow['cells'][number]) => string,
): Row {
  const all = [plain(label[language]), ...cells.map((cell) => plain(unbroken(written(cell))))];
  return isTotal ? { cells: all, isTotal } : { cells: all };
}

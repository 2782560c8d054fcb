import type { Inline, Row, Table } from '../model/blocks.ts';
import { breakPoint } from './breakable.ts';
import { loadFonts } from './fonts.ts';
import { geometry } from './geometry.ts';

/** Layout of a table: font size, text widths of the columns and the gaps between them, in points. */
export interface TableLayout {
  readonly size: number;
  readonly widths: readonly number[];
  /** Gap before each column. */
  readonly gaps: readonly number[];
  /** Whether words may be hyphenated, because the table does not fit even at the smallest size. */
  readonly isTight: boolean;
  /** Whether the header can be repeated on each page. */
  readonly isHeadRepeated: boolean;
  /** Whether to keep the table on one page. */
  readonly isWhole: boolean;
  /** For each row, whether it may be too high to keep on one page. */
  readonly longRows: readonly boolean[];
}

/** Available space on a page, in points. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Widths of a column, in ems. */
interface Need {
  /** Minimum width that splits no number and only very long words. */
  readonly least: number;
  /** Width at which each text fits on one line. */
  readonly natural: number;
}

/** Tables with at most this many columns are not wider than a portrait page's text, even on a landscape page. */
const few = 6;
const smallest = 6;
const sizes = [9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8, 6.4, smallest];
/**
 * Preferred minimum font size, in points. Smaller text is used only if the table does not fit otherwise, but not to
 * keep row labels on one line.
 */
const readable = 7.6;
const longestLabel = 20;
/** Width in ems from which a word may be split. */
const longestWord = 16;
/** Width in ems from which the content of a right-aligned column is treated as text that may wrap. */
const longestNumber = 12;
/** Maximum extra width of each column when all texts fit, in ems. The first column gets any further width. */
const furthest = 3;
const wordEnds = new RegExp(`[\\s${breakPoint}/-]+`, 'u');

/** @returns the layout with the largest font size at which the table fits the page width, or with the smallest size. */
export function layOutTable(table: Table, area: Area): TableLayout {
  const { columns, rows } = table;
  const needs = columns.map((_, at) => needOf(table, at));
  const gaps = columns.map((_, at) => gapBefore(columns, at));
  // With few columns, numbers far from their labels would be hard to follow.
  const available = columns.length > few ? area.width : Math.min(area.width, geometry.textWidth);
  const room = (size: number) => available / size - sum(gaps);
  const least = sum(needs.map((need) => need.least));
  const label = labelIn(table, needs);
  const fitting =
    sizes.find((size) => size >= readable && least + label <= room(size)) ??
    sizes.find((size) => least <= room(size));
  const size = fitting ?? smallest;
  const widths = shareWidth(needs, room(size), label);
  const heights = rows.map((row) => heightOf(row, widths) * size);
  const hasFigures = columns.some(({ align }) => align === 'end');
  const head = heightOf({ cells: columns.map((column) => [{ text: column.head }]) }, widths) * size;
  return {
    size,
    widths: widths.map((width) => width * size),
    gaps: gaps.map((gap) => gap * size),
    isTight: fitting === undefined,
    isHeadRepeated: head < area.height * 0.3,
    isWhole: head + sum(heights) < area.height * (hasFigures ? 0.75 : 0.4),
    longRows: heights.map((height) => height > area.height * 0.4),
  };
}

/** Estimates a row's height in ems. Overestimates when in doubt. */
function heightOf({ cells, isTotal }: Row, widths: readonly number[]): number {
  const letters = isTotal ? loadFonts().bold : loadFonts().regular;
  const lines = cells.map((cell, at) => {
    const room = Math.max(widths[at] ?? 0, 1);
    const texts = plainText(cell).split('\n');
    return sum(texts.map((text) => linesIn(widthOf(text, letters), room)));
  });
  return 0.6 + 1.3 * Math.max(1, ...lines);
}

/**
 * Estimates the lines of a text. Allows 15% for unused line ends, but not for text that fits on one line, since a
 * number may fill its column exactly.
 */
const linesIn = (width: number, room: number) =>
  width <= room * 1.001 ? 1 : Math.ceil((width * 1.15) / room);

/** @returns the extra width in ems that the first column of a numeric table needs for labels on one line. */
function labelIn({ columns }: Table, [first]: readonly Need[]): number {
  if (first === undefined || columns.filter(({ align }) => align === 'end').length < 2) return 0;
  return Math.max(0, Math.min(first.natural, longestLabel) - first.least);
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Gap in ems. It is larger between right-aligned numbers and left-aligned text, which would otherwise touch. */
function gapBefore(columns: Table['columns'], at: number): number {
  if (at === 0) return 0;
  if (columns.length > few + 2) return 0.8;
  return columns[at - 1]?.align === 'end' && columns[at]?.align === 'start' ? 2.2 : 1.2;
}

function needOf({ columns, rows }: Table, at: number): Need {
  const column = columns[at];
  const texts = rows.map(({ cells, isTotal }) => ({
    text: plainText(cells[at] ?? []),
    widths: isTotal ? loadFonts().bold : loadFonts().regular,
  }));
  const head = { text: column?.head ?? '', widths: loadFonts().bold };
  const whole = (split: RegExp | undefined) => (one: typeof head) =>
    Math.max(
      0,
      ...(split ? one.text.split(split) : [one.text]).map((part) => widthOf(part, one.widths)),
    );
  const words = whole(wordEnds);
  const lines = whole(/\n/);
  // In a table with many columns every head wraps between words, so that all heads look alike.
  const headNatural = columns.length > few ? words(head) : lines(head);
  const natural = Math.max(headNatural, ...texts.map(lines));
  const least = Math.max(
    Math.min(words(head), longestWord),
    ...texts.map((one) => {
      const line = lines(one);
      const isNumber = column?.align === 'end' && line <= longestNumber;
      return isNumber ? line : Math.min(words(one), longestWord);
    }),
  );
  return { least: Math.min(least, natural), natural };
}

const plainText = (runs: Inline) => runs.map(({ text }) => text).join('');

function widthOf(text: string, widths: ReadonlyMap<number, number>): number {
  let width = 0;
  for (const character of text) {
    const shown = character === '\u2011' ? '-' : character;
    if (shown !== breakPoint) width += widths.get(shown.codePointAt(0) ?? 0) ?? 1;
  }
  return width;
}

/**
 * Gives each column its minimum width, and the first column room for its labels. Shares the remaining width among the
 * columns whose texts do not fit on one line, then among all. Returns widths in ems.
 */
function shareWidth(needs: readonly Need[], available: number, label: number): number[] {
  const least = sum(needs.map((need) => need.least));
  if (least >= available) return needs.map((need) => (need.least / least) * available);
  const first = Math.min(label, available - least);
  let widths = needs.map((need, at) => (at === 0 ? need.least + first : need.least));
  for (let round = 0; round < needs.length; round += 1) {
    const left = available - sum(widths);
    const wishes = needs.map(({ natural }, at) =>
      Math.sqrt(Math.max(0, natural - (widths[at] ?? 0))),
    );
    const wished = sum(wishes);
    if (left < 0.01 || wished < 0.1) break;
    widths = needs.map(({ natural }, at) => {
      const width = widths[at] ?? 0;
      return width + Math.min((left * (wishes[at] ?? 0)) / wished, Math.max(0, natural - width));
    });
  }
  const left = available - sum(widths);
  const each = Math.min(left / needs.length, furthest);
  return widths.map((width, at) => width + (at === 0 ? left - each * (needs.length - 1) : each));
}

import type { Language } from '../language.ts';
import type { Figures, FigureTable } from './figures.ts';
import { figureText, toComplete } from './format.ts';
import {
  type Placeholder,
  placeholdersIn,
  strikesIn,
  unfinishedPlaceholder,
} from './placeholder.ts';

interface Filling {
  /** Undefined while loading. */
  readonly figures: Figures | undefined;
  readonly language: Language;
  /** Whether the text is still being streamed; an incomplete placeholder at its end is then held back. */
  readonly isGrowing?: boolean;
}

/**
 * Maximum number of tables rendered in a text, since each can be a hundred times as long as its placeholder. For
 * further tables only the label is shown.
 */
const mostTables = 50;

/**
 * Replaces the placeholders in a text with the current figures. An unknown or nonexistent figure becomes "to be
 * completed"; while the figures load, an ellipsis is shown instead. A table that is not alone on its line, or is struck
 * through, becomes its label.
 * @param text Markdown, as stored.
 */
export function fillFigures(
  text: string,
  { figures, language, isGrowing = false }: Filling,
): string {
  const cut = text.includes('{') ? unfinishedPlaceholder(text) : undefined;
  const whole = cut === undefined ? text : text.slice(0, cut);
  const parts: string[] = [];
  let from = 0;
  let tables = 0;
  const isStruck = strikesIn(whole);
  for (const placeholder of placeholdersIn(whole)) {
    parts.push(whole.slice(from, placeholder.start));
    from = placeholder.end;
    const isTable = placeholder.kind === 'table' && isAlone(whole, placeholder);
    // More words may follow a table on the last line, which would make it a label.
    if (isTable && isGrowing && !whole.includes('\n', from)) return parts.join('');
    if (isTable) tables += 1;
    const isWhole = isTable && tables <= mostTables && !isStruck(placeholder.start);
    parts.push(textFor(whole, placeholder, { figures, language, isWhole }));
  }
  parts.push(whole.slice(from));
  if (cut !== undefined && !isGrowing) parts.push(endOf(text.slice(cut), language));
  return parts.join('');
}

/**
 * @param rest the end of a text, from the brace of a possible placeholder.
 * @returns "to be completed" if a placeholder was cut off there, otherwise `rest`.
 */
function endOf(rest: string, language: Language): string {
  return /^\{\{[ \u00a0]?[ft]:/.test(rest) ? toComplete[language] : rest;
}

function textFor(
  text: string,
  { kind, id, start, end }: Placeholder,
  { figures: known, language, isWhole }: Filling & { readonly isWhole: boolean },
): string {
  if (!known) return '…';
  const { figures, tables } = known;
  if (kind === 'figure') return figureText(own(figures, id), language);
  const table = own(tables, id);
  if (!table) return toComplete[language];
  if (!isWhole) return uncapitalized(table.label[language]);
  const lineStart = lineStartOf(text, start);
  const opening = lineStart === 0 || text.startsWith('\n\n', lineStart - 2) ? '' : '\n\n';
  const closing = /^(?:\n\n|\n?$)/.test(text.slice(end)) ? '' : '\n\n';
  return `${opening}${markdownTable(table, language)}${closing}`;
}

function isAlone(text: string, { start, end }: Placeholder): boolean {
  const restOfLine = /[ \t]*(?:\n|$)/y;
  restOfLine.lastIndex = end;
  return restOfLine.test(text) && text.slice(lineStartOf(text, start), start).trim() === '';
}

function lineStartOf(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function own<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** @returns a table as Markdown, with row labels escaped since they can contain the user's own words. */
export function markdownTable({ columns, rows }: FigureTable, language: Language): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const strong = (cell: string, isTotal: boolean | undefined) => (isTotal ? `**${cell}**` : cell);
  return [
    line(columns.map((column) => column[language])),
    line(columns.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map(({ label, isTotal, cells }) =>
      line([
        strong(plain(label[language]), isTotal),
        ...cells.map((cell) => strong(figureText(cell, language), isTotal)),
      ]),
    ),
  ].join('\n');
}

/** @returns the words escaped for Markdown, on one line. */
function plain(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<|~]|&(?=#?\w+;)/g, '\\$&');
}

function uncapitalized(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

import type { Language } from '../language.ts';
import type { Figures, FigureTable } from './figures.ts';
import { figureText, toComplete } from './format.ts';
import { type Placeholder, placeholdersIn, unfinishedPlaceholder } from './placeholder.ts';

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
 * completed"; while the figures load, an ellipsis is shown instead.
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
  for (const placeholder of placeholdersIn(whole)) {
    if (placeholder.kind === 'table') tables += 1;
    const isWhole = tables <= mostTables;
    parts.push(
      whole.slice(from, placeholder.start),
      textFor(whole, placeholder, { figures, language, isWhole }),
    );
    from = placeholder.end;
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
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  // A table would end a list, a blockquote, a heading or another table, so only its label is used there.
  if (/^\s*(?:[|>#]|[-*+] |\d+[.)] )/.test(before)) return uncapitalized(table.label[language]);
  const opening =
    before.trim() === '' && (lineStart === 0 || text.startsWith('\n\n', lineStart - 2))
      ? ''
      : '\n\n';
  const closing = /^(?:\n\n|\n?$)/.test(text.slice(end)) ? '' : '\n\n';
  return `${opening}${markdownTable(table, language)}${closing}`;
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

import type { Language } from '../language.ts';
import type { Figures, FigureTable } from './figures.ts';
import { figureText, toComplete } from './format.ts';
import { type Placeholder, placeholdersIn, unfinishedPlaceholder } from './placeholder.ts';

interface Filling {
  /** Undefined while they are being read. */
  readonly figures: Figures | undefined;
  readonly language: Language;
  /** More of the text is to come: a placeholder that is not complete yet is held back. */
  readonly isGrowing?: boolean;
}

/** Tables that one text shows; it names further ones, each of which may be a hundred times as long as its placeholder. */
const mostTables = 50;

/**
 * Puts the current figures in a text that holds placeholders. What is unknown, or no figure of this project, is marked
 * as to be completed; while the figures load, an ellipsis takes their place. A text without placeholders is returned unchanged.
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

/** A text that was cut in the middle of a placeholder; another brace is a person's own. */
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
  // Inside a list or another table, a table would end it.
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

/** @returns a table as Markdown; a person's name for a line stays plain words. */
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

/** @returns words that Markdown shows as they are, on one line. */
function plain(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<|~]|&(?=#?\w+;)/g, '\\$&');
}

function uncapitalized(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

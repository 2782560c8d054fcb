import type { Bilingual } from '@elan/domain/language';
import type { Material } from '../prompt/material.ts';

/**
 * The template of a section or a list: Markdown with these marks, which is filled line by line.
 *
 * - `{id}` quotes the answer to a question, `{a/b}` the first of several that is answered. `{a, words}` writes the
 *   given words if there is no answer. Otherwise the line is left out, or the table cell reads "to be completed".
 * - `{=name}` inserts a predefined text.
 * - `{*list.field}` repeats its line for each item of a list, `{*id}` for each thought of an answer.
 * - `{~one~other}` is replaced by one of the alternatives, which vary from one text to the next.
 * - `[flag]` or `[!flag]` before a line writes it only with or without that flag; `[or]` only if the previous line was
 *   left out.
 *
 * Consecutive lines of prose form one paragraph. The first row of a table is its header.
 */
export type Template = Bilingual;

/** Predefined texts, one per line as `name = text`. */
export type NamedTexts = Bilingual;

/** Predefined texts by name; undefined if a text does not apply. */
export type Texts = Readonly<Record<string, string | undefined>>;

export interface Inserted {
  readonly texts: Texts;
  readonly lists: Readonly<Record<string, readonly Texts[]>>;
}

/** Maximum length of an excerpt in prose and in a table, in UTF-16 code units. */
const quotedLength = { prose: 130, table: 80 } as const;

const toSpecify: Bilingual = { fr: 'à préciser', en: 'to be completed' };
const mark = /\{([^{}]+)\}/g;

/** @returns predefined texts as an object by name. */
export function textsOf(named: NamedTexts, language: Material['language']): Texts {
  const lines = named[language].trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...text] = line.split(' = ');
      return [name, text.join(' = ')];
    }),
  );
}

/** @returns words in the quotation marks of the language. */
export function quoted(words: string, language: Material['language']): string {
  return language === 'fr' ? `«\u00a0${words}\u00a0»` : `“${words}”`;
}

/** @returns the filled lines of a template. Lines that cannot be filled are left out; '' ends a paragraph or list. */
function linesOf(template: Template, m: Material, inserted: Inserted): readonly string[] {
  let isWritten = true;
  return template[m.language]
    .trim()
    .split('\n')
    .flatMap((written) => {
      const [, opening = '', line = ''] = /^((?:\[[^\]]+\] )*)(.*)$/.exec(written) ?? [];
      const guards = [...opening.matchAll(/\[([^\]]+)\]/g)].map(([, guard = '']) => guard);
      const isAllowed = guards.every((guard) => {
        if (guard === 'or') return !isWritten;
        return guard.startsWith('!') ? !m.flags.has(guard.slice(1)) : m.flags.has(guard);
      });
      const filledLines = isAllowed ? repeated(line, m, inserted) : [];
      isWritten = filledLines.length > 0 || (isWritten && guards.includes('or'));
      return filledLines;
    });
}

/** @returns the filled template as Markdown. */
export function fill(template: Template, m: Material, inserted: Inserted): string {
  let text = '';
  let last: Kind | undefined;
  let place = 0;
  for (const line of linesOf(template, m, inserted)) {
    const kind = line === '' ? undefined : kindOf(line);
    if (kind !== undefined) {
      const isNew = kind !== last;
      place = isNew ? 1 : place + 1;
      text += isNew ? (text === '' ? '' : '\n\n') : kind === 'prose' ? ' ' : '\n';
      text += kind === 'step' ? line.replace(/^\d+/, String(place)) : line;
      if (kind === 'row' && isNew) text += `\n|${' --- |'.repeat(cellsOf(line))}`;
    }
    last = kind;
  }
  return text;
}

type Kind = 'row' | 'item' | 'step' | 'prose';

function kindOf(line: string): Kind {
  if (line.startsWith('|')) return 'row';
  if (line.startsWith('- ')) return 'item';
  return /^\d+\. /.test(line) ? 'step' : 'prose';
}

function cellsOf(row: string): number {
  return row.split(/(?<!\\)\|/).length - 2;
}

/** The values that the marks of a line can refer to: predefined texts, and a list item with its index. */
interface Scope {
  readonly texts: Texts;
  readonly item: Texts;
  readonly at: number;
}

/** Returns the filled line once, or once for each item of the list that it refers to. */
function repeated(line: string, m: Material, { texts, lists }: Inserted): readonly string[] {
  const [, list] = /\{\*(\w+)/.exec(line) ?? [];
  const thoughts = (id: string) => m.thoughts(id, 5).map((thought) => ({ thought }));
  const items = list === undefined ? [{}] : (lists[list] ?? thoughts(list));
  return items.flatMap((item, at) => filled(line, m, { texts, item, at }) ?? []);
}

/** @returns one filled line of a template; undefined if an answer or a text is missing, unless it is a table row. */
export function filled(line: string, m: Material, scope: Scope): string | undefined {
  const isRow = line.startsWith('|');
  let isMissing = false;
  const text = line.replace(mark, (_, inside: string) => {
    const value = valueFor(inside, m, scope, isRow ? quotedLength.table : quotedLength.prose);
    if (value === undefined) isMissing = true;
    return value ?? toSpecify[m.language];
  });
  return isMissing && !isRow ? undefined : text;
}

function valueFor(
  inside: string,
  m: Material,
  { texts, item, at }: Scope,
  length: number,
): string | undefined {
  if (inside.startsWith('~')) {
    const ways = inside.slice(1).split('~');
    return ways[(m.numberFor(inside) + at) % ways.length];
  }
  const [, names = '', otherwise] = /^([^,]+?)(?:, (.*))?$/.exec(inside) ?? [];
  if (names.startsWith('*')) return item[names.split('.')[1] ?? 'thought'] ?? otherwise;
  if (names.startsWith('=')) return texts[names.slice(1)] ?? otherwise;
  const answer = names.split('/').flatMap((id) => m.excerptOf(id, length) ?? [])[0];
  return answer === undefined ? otherwise : quoted(answer, m.language);
}

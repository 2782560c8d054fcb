import type { Bilingual } from '@elan/domain/language';
import type { Material } from '../prompt/material.ts';

/**
 * A section or a list is written as Markdown with these marks, filled line by line:
 *
 * - `{id}` quotes the answer to a question; `{a/b}` the first of them that is answered, and
 *   `{a, words}` writes the words where it is not. A line without its answer is left out; in a table,
 *   the cell states that it is to be specified.
 * - `{=name}` inserts a predefined text.
 * - `{*list.field}` repeats its line for each item of a list, `{*id}` for each thought of an answer.
 * - `{~one~other}` is one of several ways, which differ from one text to another.
 * - `[flag]` or `[!flag]` before a line reserves it; `[or]` is for where the line before is left out.
 *
 * Lines of prose that follow one another are one paragraph; a first table row is its head.
 */
export type Template = Bilingual;

/** Predefined texts, each on a line as `name = text`. */
export type NamedTexts = Bilingual;

/** Predefined texts by name; one that does not apply is undefined. */
export type Texts = Readonly<Record<string, string | undefined>>;

export interface Inserted {
  readonly texts: Texts;
  readonly lists: Readonly<Record<string, readonly Texts[]>>;
}

/** The longest excerpt of an answer in prose and in a table, in characters. */
const quotedLength = { prose: 130, table: 80 } as const;

const toSpecify: Bilingual = { fr: 'à préciser', en: 'to be completed' };
const mark = /\{([^{}]+)\}/g;

/** @returns the texts of a list, by name. */
export function textsOf(named: NamedTexts, language: Material['language']): Texts {
  const lines = named[language].trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...text] = line.split(' = ');
      return [name, text.join(' = ')];
    }),
  );
}

/** @returns words between the quotation marks of their language. */
export function quoted(words: string, language: Material['language']): string {
  return language === 'fr' ? `«\u00a0${words}\u00a0»` : `“${words}”`;
}

/** @returns the lines of a template that can be filled, '' where a paragraph or a list ends. */
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

/** @returns a template as Markdown. */
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

/** What the marks of a line may name: predefined texts, and an item of a list with its place. */
interface Scope {
  readonly texts: Texts;
  readonly item: Texts;
  readonly at: number;
}

/** A line once, or once for each item of the list that it names. */
function repeated(line: string, m: Material, { texts, lists }: Inserted): readonly string[] {
  const [, list] = /\{\*(\w+)/.exec(line) ?? [];
  const thoughts = (id: string) => m.thoughts(id, 5).map((thought) => ({ thought }));
  const items = list === undefined ? [{}] : (lists[list] ?? thoughts(list));
  return items.flatMap((item, at) => filled(line, m, { texts, item, at }) ?? []);
}

/** @returns one line of a template; undefined where an answer or a text that it needs is missing. */
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

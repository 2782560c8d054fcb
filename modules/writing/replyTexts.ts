import { madeStorable, withoutTrailing } from '@elan/domain/text';

/** @returns a field of a structured reply; undefined if `value` is not an object or does not have it. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** @returns the list in the reply's field `name`, or the reply itself if it is a list; undefined otherwise. */
export function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const list = Array.isArray(value) ? value : fieldOf(value, name);
  return Array.isArray(list) ? list : undefined;
}

/** @returns a text of the reply in storable form, shortened to `max` code units; '' if it is not a text. */
export function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? shortened(madeStorable(value).trim(), max) : '';
}

/** Like `textOf`, but on one line. No-break spaces are kept. */
export function lineOf(value: unknown, max: number): string {
  return typeof value === 'string' ? textOf(value.replace(/[^\S\u00a0\u202f]+/g, ' '), max) : '';
}

/**
 * @returns the texts of a list without blank ones. A single text counts as a list of one.
 * @param max code units of each text.
 * @param most the maximum number of texts.
 */
export function linesOf(value: unknown, max: number, most: number): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((item) => lineOf(item, max))
    .filter((item) => item !== '')
    .slice(0, most);
}

/** @returns a text for comparison: lower case, without accents and surrounding spaces. */
export function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Shortens a text longer than `max`, between words if possible, and adds an ellipsis. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.search(/\s\S*$/);
  const words = lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut;
  // The cut may have left the first half of a surrogate pair.
  return `${withoutTrailing(words.replace(/[\ud800-\udbff]$/, ''), /[\s,;:]/)}…`;
}

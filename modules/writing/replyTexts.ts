import { madeStorable, withoutTrailing } from '@elan/domain/text';

/** A part of a structured reply under its name; undefined where `value` is no object or has none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** @returns the list that a reply holds under `name`, or is by itself; undefined where there is none. */
export function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const list = Array.isArray(value) ? value : fieldOf(value, name);
  return Array.isArray(list) ? list : undefined;
}

/** @returns what a reply wrote, ready to be stored on at most `max` code units; '' where it is no text. */
export function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? shortened(madeStorable(value).trim(), max) : '';
}

/** The same on one line; a space that does not break stays one. */
export function lineOf(value: unknown, max: number): string {
  return typeof value === 'string' ? textOf(value.replace(/[^\S\u00a0\u202f]+/g, ' '), max) : '';
}

/** @returns the texts of a list, blank ones left out; a text instead of a list is a list of one. */
export function linesOf(value: unknown, max: number, most: number): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((item) => lineOf(item, max))
    .filter((item) => item !== '')
    .slice(0, most);
}

/** @returns a text without case, accents and outer space, to be compared with another. */
export function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Cut after a word, with an ellipsis, where it is longer than `max`. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.search(/\s\S*$/);
  const words = lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut;
  // A pair of surrogates that was cut in two leaves its first half.
  return `${withoutTrailing(words.replace(/[\ud800-\udbff]$/, ''), /[\s,;:]/)}…`;
}

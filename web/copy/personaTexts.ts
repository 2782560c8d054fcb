import type { Persona } from '@elan/domain/project/personas';

/** @returns an age in words where it is a number of years; an age given as text is unchanged. */
export function ageText(age: Persona['age'], inWords: (years: number) => string): string {
  return /^\d+$/.test(String(age).trim()) ? inWords(Number(age)) : String(age);
}

/** @returns the text without quotation marks that a reply may have put around it. */
export function withoutQuotes(text: string): string {
  return text.trim().replace(/^(?:["“«]\s*)([^"“”«»]*?)(?:\s*["”»])$/, '$1');
}

/** @returns the first letters of the first and the last word of a name, ignoring what follows a bracket. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*$/, '')
    .trim()
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase('fr-CA');
}

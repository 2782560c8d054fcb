/** @returns the first letters of a name's first and last words, ignoring all from "(" on; "?" if there are none. */
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

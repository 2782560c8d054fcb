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

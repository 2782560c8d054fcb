/** A possible line break without a space (U+200B). The template does not print this character. */
export const breakPoint = '\u200b';

/** Maximum length of an unbroken word, in characters: longer than ordinary French and English words. */
const longest = 30;
const longWord = new RegExp(`[^\\s${breakPoint}]{${longest + 1},}`, 'gu');
const together = 10;
/** Minimum number of characters between break points, each of which costs as much layout time as a line. */
const fewest = 4;
const endsPart = /^[/.@&?=_:;,-]$/;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** @returns the text with break points in words that may be too long for a line. */
export function breakable(text: string): string {
  return text.replace(longWord, broken);
}

/** Adds break points after punctuation, and after every ten characters without one. */
function broken(word: string): string {
  let result = '';
  let since = 0;
  let isPartEnd = false;
  for (const { segment } of graphemes.segment(word)) {
    const isSign = endsPart.test(segment);
    if (since >= together || (isPartEnd && !isSign && since >= fewest)) {
      result += breakPoint;
      since = 0;
    }
    result += segment;
    since += 1;
    isPartEnd = isSign;
  }
  return result;
}

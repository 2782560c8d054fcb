/** A possible line break without a space. The template shows nothing in its place. */
export const breakPoint = '\u200b';

/** No French or English word is longer. A longer one is a URL, or hostile input. */
const longest = 30;
const longWord = new RegExp(`[^\\s${breakPoint}]{${longest + 1},}`, 'gu');
const together = 10;
/** Minimum number of letters between break points, since each of those costs as much layout time as a line. */
const fewest = 4;
const endsPart = /^[/.@&?=_:;,-]$/;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** @returns the text with break points in words that may be too long for a line. */
export function breakable(text: string): string {
  return text.replace(longWord, broken);
}

/** Breaks after punctuation in URLs, and anywhere in parts that are too long. */
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

/** Where a line may end although there is no space: the template puts nothing visible in its place. */
export const breakPoint = '\u200b';

/** No word of French or English is longer; a longer one is a web address, or hostile. */
const longest = 30;
const longWord = new RegExp(`[^\\s${breakPoint}]{${longest + 1},}`, 'gu');
const together = 10;
/** Fewer letters are not worth a place of their own: each costs as much as a line. */
const fewest = 4;
const endsPart = /^[/.@&?=_:;,-]$/;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** @returns the text with places to break a word that no line may be wide enough for. */
export function breakable(text: string): string {
  return text.replace(longWord, broken);
}

/** Broken after the signs that end a part of a web address, and anywhere in a part that is too long. */
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

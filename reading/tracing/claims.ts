import type { Quantity } from '../amounts/quantities.ts';
import { letters, wordEnd } from '../letters.ts';

/** A count up to this is ignored, since it is about parts of the text or a small step: "three recommendations". */
const smallest = 12;
/** A count up to this is ignored unless it is a rate: "call twenty people" is ignored, "20 customers a day" is not. */
const smallestWithoutRate = 20;
const rate = new RegExp(
  String.raw`^(?:[ \u00a0][${letters}’'-]+){1,4}?[ \u00a0](?:par|a|an|per|each|every|chaque)[ \u00a0](?:jour|day|semaine|week|mois|month|an|année|year)${wordEnd}`,
  'iu',
);

/** Whether a percentage is a tolerance: "à 10 % près", "within 5%". */
const isTolerance = (words: string, { start, end }: Quantity) =>
  words.startsWith(' près', end) || /within $/i.test(words.slice(Math.max(0, start - 7), start));

const opensCell = /\|[ \u00a0]*$/;
const closesCell = /^[ \u00a0]*(?:\||\n|$)/;

/**
 * @param words the text that contains the quantities.
 * @returns a function that returns whether a quantity needs a source. Call it with the quantities in their text order.
 */
export function isClaim(words: string): (quantity: Quantity) => boolean {
  const lineStartOf = lineStarts(words);
  const isCell = ({ start, end }: Quantity) => {
    const before = words.slice(Math.max(0, start - 8), start);
    const pipe = opensCell.exec(before);
    if (!pipe || !closesCell.test(words.slice(end, end + 8))) return false;
    // Cells of the first column are left out, since they label or number the rows.
    const earlier = words.slice(lineStartOf(start), start - pipe[0].length);
    return /[^\s|]/.test(earlier.slice(0, 80));
  };
  return (quantity) => {
    const { unit, least, most, step, end } = quantity;
    switch (unit) {
      case 'dollars':
      case 'times':
        return true;
      case 'percent':
        // « 100 % local » and "0% interest" are set expressions rather than figures.
        if (least === most && (most === 0 || most === 100)) return false;
        return !isTolerance(words, quantity);
      case 'count':
        if (most > smallestWithoutRate) return true;
        return most > smallest && rate.test(words.slice(end, end + 80));
      case 'bare':
        return (most > smallestWithoutRate || step < 1) && isCell(quantity);
    }
  };
}

/** @returns a function that returns the start of the line at an index. Call it with indexes in ascending order. */
function lineStarts(words: string): (at: number) => number {
  let [start, end] = [0, words.indexOf('\n')];
  return (at) => {
    while (end >= 0 && end < at) [start, end] = [end + 1, words.indexOf('\n', end + 1)];
    return start;
  };
}

import { wordStart } from '../letters.ts';
import { numbersIn, space, type WrittenNumber } from './numbers.ts';
import { type Measured, measure, type Unit } from './units.ts';

/** An amount, a percentage or a counted quantity of a text; a range has two ends. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
  /** The worth of its last digit: 1,000 in "12 k$". */
  readonly step: number;
  readonly isInWords: boolean;
  /** What else it, or the low end of a range, can mean: 12 where "12,000 $" is read as 12 000. */
  readonly asDecimal?: Measured['asDecimal'];
}

const link = new RegExp(`^${space}(?:à|-|\u2011|–|—|to)${space}$`, 'iu');
const and = /^ (?:et|and) $/iu;
const opening = new RegExp(String.raw`${wordStart}(?:entre|between) (?:(?:CA)?\$)?$`, 'iu');

interface Read {
  readonly number: WrittenNumber;
  readonly measured: Measured;
}

/**
 * @returns what a text counts, in its order, in the formats of both languages and in words ("1 200 $", "$1,200", "15 k$",
 * "entre 200 et 300 $", "9,975 %", "40 clients", "trois cents dollars"); never a date, a duration, an age or an ordinal.
 */
export function quantitiesIn(text: string): readonly Quantity[] {
  const all: Read[] = [];
  for (const number of numbersIn(text)) {
    const measured = measure(text, number, all.at(-1)?.measured.end ?? 0);
    all.push({ number, measured });
  }
  const found: Quantity[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const low = all[index];
    const high = all[index + 1];
    if (!low) break;
    const range = high && rangeOf(text, low, high);
    if (range) {
      index += 1;
      found.push(...range);
    } else found.push(...single(low));
  }
  return found;
}

/** @returns the numbers that it names, in each of its meanings: the ends of a range, 12,000 and 12 for "12,000 $". */
export function valuesIn({
  least,
  most,
  asDecimal,
}: Pick<Quantity, 'least' | 'most' | 'asDecimal'>): readonly number[] {
  return [...new Set([least, most, ...(asDecimal ? [asDecimal.value] : [])])];
}

function single({ number, measured }: Read): readonly Quantity[] {
  const { unit, value, ...rest } = measured;
  if (unit === undefined) return [];
  return [{ ...rest, unit, least: value, most: value, isInWords: number.isInWords }];
}

/** @returns one range for two numbers that are its ends, none where they are of a duration; undefined where they are two things. */
function rangeOf(text: string, low: Read, high: Read): readonly Quantity[] | undefined {
  if (!isLinked(text, low, high)) return undefined;
  const [from, to] = [low.measured, high.measured];
  const least = lowEnd(low, high);
  if (least === undefined) return undefined;
  const isPrefixed = from.unit === 'dollars' && to.unit === 'bare';
  const unit = isPrefixed ? 'dollars' : to.unit;
  if (from.unit !== 'bare' && from.unit !== unit) return undefined;
  if (unit === undefined) return [];
  const isInWords = low.number.isInWords && high.number.isInWords;
  const { end, value: most, step } = to;
  // An end with one meaning decides for the other.
  const asDecimal = to.asDecimal && from.asDecimal;
  return [{ start: from.start, end, unit, least, most, step, isInWords, asDecimal }];
}

function isLinked(text: string, low: Read, high: Read): boolean {
  const gap = text.slice(low.measured.end, high.measured.start);
  if (gap.length > 5) return false;
  if (link.test(gap)) return true;
  return (
    and.test(gap) && opening.test(text.slice(Math.max(0, low.number.start - 12), low.number.start))
  );
}

/** In "15 à 20 k$" and "deux à trois cents" the first number is multiplied as the second. */
function lowEnd(low: Read, high: Read): number | undefined {
  const { value } = low.measured;
  const factor = low.measured.unit === 'bare' ? high.measured.value / high.number.value : 1;
  const factors = [1, factor, factor * high.number.scale];
  return factors
    .map((times) => value * times)
    .find((least) => high.measured.value > least && high.measured.value <= 4 * least);
}

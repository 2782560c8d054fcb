import { wordStart } from '../letters.ts';
import { numbersIn, space, type WrittenNumber } from './numbers.ts';
import { type Measured, measure, type Unit } from './units.ts';

/** A number in a text, with its unit if it has one. `least` and `most` differ only for a range. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
  /** Twice the tolerance, such as 1,000 for "12 k$". */
  readonly step: number;
  readonly isInWords: boolean;
  /** The other possible value: 12 if "12,000 $" was read as 12 000. For a range, that of its low end. */
  readonly asDecimal?: Measured['asDecimal'];
}

const link = new RegExp(`^${space}(?:à|-|\u2011|–|—|to)${space}$`, 'iu');
const and = /^ (?:et|and) $/iu;
const opening = new RegExp(String.raw`${wordStart}(?:entre|between) (?:(?:CA|US)?\$)?$`, 'iu');

interface Read {
  readonly number: WrittenNumber;
  readonly measured: Measured;
}

/**
 * @returns the quantities in a text, in the order of the text. Accepts digits in the formats of both languages, and
 * words ("1 200 $", "$1,200", "15 k$", "entre 200 et 300 $", "9,975 %", "40 clients", "trois cents dollars"). Leaves
 * out US dollars, dates, durations, ages and ordinals.
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
    const range = high && rangeOf(text, ...asEnds(low, high));
    if (range) {
      index += 1;
      found.push(...range);
    } else found.push(...single(low));
  }
  return found;
}

/** @returns all numbers that a quantity may mean: both ends of a range, or 12,000 and 12 for "12,000 $". */
export function valuesIn({
  least,
  most,
  asDecimal,
}: Pick<Quantity, 'least' | 'most' | 'asDecimal'>): readonly number[] {
  return [...new Set([least, most, ...(asDecimal ? [asDecimal.value] : [])])];
}

function single({ number, measured }: Read): readonly Quantity[] {
  const { unit, value, scaled: _scaled, ...rest } = measured;
  if (unit === undefined || unit === 'foreign') return [];
  return [{ ...rest, unit, least: value, most: value, isInWords: number.isInWords }];
}

/**
 * @returns the range between two numbers, or undefined if they do not form one. The list is empty if the range is not a
 *   quantity, such as a duration.
 */
function rangeOf(text: string, low: Read, high: Read): readonly Quantity[] | undefined {
  if (!isLinked(text, low, high)) return undefined;
  const [from, to] = [low.measured, high.measured];
  const least = lowEnd(low, high);
  if (least === undefined) return undefined;
  // "US$20-30" and "20 à 30 $ US" are in US dollars at both ends.
  if (from.unit === 'foreign' || to.unit === 'foreign') return [];
  const isPrefixed = from.unit === 'dollars' && to.unit === 'bare';
  const unit = isPrefixed ? 'dollars' : to.unit;
  if (from.unit !== 'bare' && from.unit !== unit) return undefined;
  if (unit === undefined) return [];
  const isInWords = low.number.isInWords && high.number.isInWords;
  const { end, value: most, step } = to;
  // The decimal reading is possible only if both ends have one.
  const asDecimal = to.asDecimal && from.asDecimal;
  return [{ start: from.start, end, unit, least, most, step, isInWords, asDecimal }];
}

const isMoney = ({ unit }: Measured) => unit === 'dollars' || unit === 'foreign';

/** @returns the ends of a possible range. If one is in dollars, a "k" or "M" of the other multiplies it. */
function asEnds(low: Read, high: Read): readonly [Read, Read] {
  const asEnd = (one: Read, other: Read): Read =>
    isMoney(other.measured) && one.measured.scaled
      ? { ...one, measured: one.measured.scaled }
      : one;
  return [asEnd(low, high), asEnd(high, low)];
}

function isLinked(text: string, low: Read, high: Read): boolean {
  const gap = text.slice(low.measured.end, high.measured.start);
  if (gap.length > 5) return false;
  if (link.test(gap)) return true;
  return (
    and.test(gap) && opening.test(text.slice(Math.max(0, low.number.start - 12), low.number.start))
  );
}

/**
 * The low end of the range. In "15 à 20 k$" and "deux à trois cents", the multiplier of the second number also applies
 * to the first. Undefined if no multiplier gives a plausible range.
 */
function lowEnd(low: Read, high: Read): number | undefined {
  const { value } = low.measured;
  const isShared = low.measured.unit === 'bare' || high.measured.unit === 'bare';
  const isOwn = value !== low.number.value;
  const factor = isShared && !isOwn ? high.measured.value / high.number.value : 1;
  const factors = [1, factor, factor * high.number.scale];
  return factors
    .map((times) => value * times)
    .find((least) => high.measured.value > least && high.measured.value <= 4 * least);
}

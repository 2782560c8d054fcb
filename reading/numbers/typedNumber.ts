import { largestAmount, largestRate } from '@elan/domain/forecast/bounds';
import type { Language } from '@elan/domain/language';
import {
  type CountedUnit,
  type NumberSign,
  type PlainNumber,
  plainNumbers,
} from './plainNumbers.ts';

/**
 * The kind and limits of a number field. Amounts are typed in dollars and returned in cents; rates are typed in
 * percent.
 */
export type NumberField = (
  | { readonly kind: 'amount' }
  /** `most` is `largestRate` by default. */
  | { readonly kind: 'rate'; readonly most?: number | undefined }
  /** A share of up to 100 %, returned in hundredths of a percent. */
  | { readonly kind: 'share' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'hundredths'; readonly most: number }
) & { readonly unit?: CountedUnit | undefined };

/** Why a field does not accept a text as a number. */
export type NumberProblem =
  | 'notNumber'
  | 'negative'
  | 'decimals'
  | 'whole'
  | 'tooSmall'
  | 'tooLarge';

/** A value as the forecast stores it: an amount in cents, a number, or a rate as decimal text. */
export type NumberValue = number | string;

/** The meaning of a text for a field, or why it has none. */
export type NumberReading =
  | { readonly value: NumberValue }
  /** The text is ambiguous; the reading with thousands comes first. "12,000" is 12 000 $ or 12,00 $. */
  | { readonly readings: readonly [NumberValue, NumberValue] }
  | { readonly problem: NumberProblem; readonly bound?: number };

const signs: Readonly<Record<NumberField['kind'], NumberSign | undefined>> = {
  amount: '$',
  rate: '%',
  share: '%',
  whole: undefined,
  hundredths: undefined,
};

/**
 * Parses a text that was typed in a field. If the text is ambiguous, a reading outside the field's limits is ruled out,
 * as is one with decimals in a whole-number field. If two remain, a third decimal is rounded: the user has to choose.
 * @returns the value, two possible values, or the problem.
 */
export function readTypedNumber(
  field: NumberField,
  text: string,
  language: Language,
): NumberReading {
  const plain = plainNumbers(text, language, { sign: signs[field.kind], unit: field.unit });
  if (typeof plain === 'string') return { problem: plain };
  const [first, second] = plain.numbers;
  const thousands = valueFor(field, first);
  if (second === undefined) return thousands;
  const isFirstMeant = plain.isFirstMeant || field.kind === 'whole';
  const decimals = valueFor(field, second);
  if (!('value' in thousands)) {
    return 'value' in decimals || !isFirstMeant ? decimals : thousands;
  }
  if (isFirstMeant) return thousands;
  const rounded =
    'problem' in decimals && decimals.problem === 'decimals'
      ? valueFor(field, toHundredths(second))
      : decimals;
  return 'value' in rounded ? { readings: [thousands.value, rounded.value] } : thousands;
}

/** Rounds three decimals to two, half up. */
function toHundredths({ whole, decimals }: PlainNumber): PlainNumber {
  const hundredths = String(Math.round(Number(`${whole}${decimals.padEnd(3, '0')}`) / 10));
  return { whole: hundredths.slice(0, -2) || '0', decimals: hundredths.slice(-2) };
}

type OneReading = Exclude<NumberReading, { readonly readings: unknown }>;

function valueFor(field: NumberField, { whole, decimals }: PlainNumber): OneReading {
  switch (field.kind) {
    case 'amount': {
      if (decimals.length > 2) return { problem: 'decimals' };
      const cents = Number(`${whole}${decimals.padEnd(2, '0')}`);
      if (cents > largestAmount) return { problem: 'tooLarge', bound: largestAmount / 100 };
      return { value: cents };
    }
    case 'rate': {
      const value = decimals ? `${whole}.${decimals.slice(0, 12)}` : whole;
      const { most = largestRate } = field;
      if (Number(value) > most) return { problem: 'tooLarge', bound: most };
      return decimals.length > 12 ? { problem: 'decimals' } : { value };
    }
    case 'share': {
      if (decimals.length > 2) return { problem: 'decimals' };
      const hundredths = Number(`${whole}${decimals.padEnd(2, '0')}`);
      return hundredths > 10_000 ? { problem: 'tooLarge', bound: 100 } : { value: hundredths };
    }
    case 'whole': {
      if (decimals !== '') return { problem: 'whole' };
      return bounded(Number(whole), field.least, field.most);
    }
    case 'hundredths': {
      if (decimals.length > 2) return { problem: 'decimals' };
      return bounded(Number(`${whole}.${decimals || '0'}`), 0, field.most);
    }
  }
}

function bounded(value: number, least: number, most: number): OneReading {
  if (value > most) return { problem: 'tooLarge', bound: most };
  return value < least ? { problem: 'tooSmall', bound: least } : { value };
}

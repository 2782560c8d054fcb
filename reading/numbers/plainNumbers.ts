import { areThousandsMeant, type Digits, digitsIn } from '@elan/domain/amounts/digits';
import type { Language } from '@elan/domain/language';

/** A number whose decimals have no zeros at the end: "1 234,50" is `{ whole: "1234", decimals: "5" }`. */
export type PlainNumber = Digits;

/** What a text can mean: one number, or two where a lone separator leaves it open, the one with thousands first. */
export interface PlainNumbers {
  readonly numbers: readonly [PlainNumber, PlainNumber | undefined];
  /** In English a comma before three digits is of thousands, where the field takes that. */
  readonly isFirstMeant: boolean;
}

/** What a number counts; its words may follow the number. */
export type CountedUnit = 'months' | 'hours' | 'minutes' | 'aMonth' | 'anHour';
const unitWords: Readonly<Record<CountedUnit, RegExp>> = {
  months: /(?<=\d ?)(?:mois|months?)$/iu,
  hours: /(?<=\d ?)(?:h|heures?|hours?|hrs?)$/iu,
  minutes: /(?<=\d ?)(?:min|minutes?)$/iu,
  aMonth: / ?(?:\/ ?|par |a |per )(?:mois|month|mo)\.?$/iu,
  anHour: / ?(?:\/ ?|de l['’]|par |an |per )(?:h|heure|hour|hr)$/iu,
};

/** The sign that may stand on either side of a number. */
export type NumberSign = '$' | '%';
const signWords: Readonly<Record<NumberSign, RegExp>> = {
  $: /^(?:(?:CAD?|CAN|C) ?\$|\$ ?(?:CA[DN]?)?|CAD)|(?:\$ ?(?:CA[DN]?)?|CAD|(?<=[\d\p{L}] ?)dollars?(?: canadiens?)?)$/giu,
  '%': /^%|(?:%|(?<=\d ?)(?:pour cent|per ?cent))$/giu,
};

/** What multiplies a number, as a number of places: "12 k", "1,5 M". A lower-case m could be metres or months. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d ?)(?:[kK]|(?:mille|thousand)(?: de)?)$/u, 3],
  [/(?<=\d ?)(?:M|(?:[Mm]illions?)(?: de)?)$/u, 6],
];

/** "-5", "$-5", "(500)", "500-". */
const negative =
  /^(?:[-\u2212\u2013] ?[$\d.,]|\$ ?[-\u2212\u2013] ?\d|\([^()]*\d[^()]*\)$)|\d ?[-\u2212]$/u;
const blanks = /[\s\u00a0\u2007\u2009\u202f]+/gu;

/**
 * Reads a number in the formats of both languages: "1 234,50", "1,234.50", "1'234.50", "12 k", "(500)".
 * @param options.sign the sign that may be beside the number.
 * @param options.unit the unit whose words may follow: "60 mois".
 * @returns what the text can mean. Three digits after a lone separator have two readings: "12,000". A number that begins
 *   with 0 has no thousands.
 */
export function plainNumbers(
  text: string,
  language: Language,
  {
    sign,
    unit,
  }: { readonly sign?: NumberSign | undefined; readonly unit?: CountedUnit | undefined },
): PlainNumbers | 'notNumber' | 'negative' {
  let rest = text.replace(blanks, ' ').replaceAll('’', "'").trim();
  if (unit !== undefined) rest = rest.replace(unitWords[unit], '').trim();
  if (negative.test(rest)) return 'negative';
  if (sign !== undefined) rest = rest.replace(signWords[sign], '').trim();
  let places = 0;
  for (const [word, more] of multipliers) {
    if (places === 0 && word.test(rest)) [rest, places] = [rest.replace(word, '').trim(), more];
  }
  const [first, second] = digitsIn(rest.replace(/^\+ ?/, ''));
  if (first === undefined) return 'notNumber';
  return {
    numbers: [plain(first, places), second && plain(second, places)],
    isFirstMeant: areThousandsMeant(rest, language),
  };
}

function plain({ whole, decimals }: Digits, places: number): PlainNumber {
  const moved = whole + decimals.slice(0, places).padEnd(places, '0');
  return {
    whole: moved.replace(/^0+(?=\d)/, ''),
    decimals: decimals.slice(places).replace(/0+$/, ''),
  };
}

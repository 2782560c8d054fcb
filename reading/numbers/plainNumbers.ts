import type { Language } from '@elan/domain/language';
import { areThousandsMeant, type Digits, digitsIn } from '../amounts/digits.ts';

/** A number without trailing zeros in its decimals: "1 234,50" becomes `{ whole: "1234", decimals: "5" }`. */
export type PlainNumber = Digits;

/**
 * The possible meanings of a text: one number, or two if its only separator is ambiguous; the reading with a thousands
 * separator comes first.
 */
export interface PlainNumbers {
  readonly numbers: readonly [PlainNumber, PlainNumber | undefined];
  /** Only relevant if there are two: true for a comma in English, which normally marks thousands. */
  readonly isFirstMeant: boolean;
}

/** What a number counts. The unit's words may follow the number. */
export type CountedUnit =
  | 'units'
  | 'yearUnits'
  | 'months'
  | 'hours'
  | 'minutes'
  | 'aMonth'
  | 'anHour'
  | 'aYear';

const perMonth =
  ' ?(?:/ ?(?:mois|month|mo?)|(?:par|chaque|le|au|a|per|each|every) (?:mois|month)|mensuel(?:le(?:ment)?)?|monthly)';
const perYear =
  " ?(?:/ ?(?:ans?|année|year|yr|y)|(?:par|chaque|a|per|each|every) (?:an|année|year)|l[’']an(?:née)?|annuel(?:le(?:ment)?)?|annually|yearly)";
const sales = '(?: ?(?:unités?|units?|ventes?|sales?))?';
const unitWords: Readonly<Record<CountedUnit, RegExp>> = {
  units: new RegExp(`${sales}(?:${perMonth})?$`, 'iu'),
  yearUnits: new RegExp(`${sales}(?:${perYear})?$`, 'iu'),
  months: / ?(?:mois|months?)$/iu,
  hours: / ?(?:h|heures?|hours?|hrs?)?(?: ?(?:\/ ?|par |a |per )(?:semaine|sem|week|wk))?$/iu,
  minutes: / ?(?:min|minutes?)$/iu,
  aMonth: new RegExp(`${perMonth}$`, 'iu'),
  anHour: / ?(?:(?:\/ ?|de l'|l'|par |chaque |an |per |each )(?:h|heure|hour|hr)|hourly)$/iu,
  aYear: new RegExp(`${perYear}$`, 'iu'),
};

/** A sign that may be before or after a number. */
export type NumberSign = '$' | '%';
const signWords: Readonly<Record<NumberSign, RegExp>> = {
  $: /^(?:(?:CAD?|CAN|CDN|C) ?\$|\$ ?(?:CA[DN]?|CDN)?|CAD|CDN)|(?:\$ ?(?:CA[DN]?|CDN)?|CAD|CDN|(?<=[\d\p{L}] ?)(?:dollars?(?: canadiens?)?|canadian dollars?|piastres?))$/giu,
  '%': /^%|(?:%|(?<=\d ?)(?:pour ?cents?|per ?cent|p\. ?(?:100|cent)))$/giu,
};

/** Multipliers as powers of ten: "12 k", "1,5 M". A lower-case m is excluded, since it could mean metres or months. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d ?)(?:[kK]|mille|thousand)(?: de)?$/u, 3],
  [/(?<=\d ?)(?:M|[Mm]illions?)(?: de)?$/u, 6],
];

/** Matches "-5", "$-5", "(500)" and "500-". */
const negative =
  /^(?:[-\u2212\u2013] ?[$\d.,]|\$ ?[-\u2212\u2013] ?\d|\([^()]*\d[^()]*\)$)|\d ?[-\u2212]$/u;
/** Matches "37 h 30" and "37:30". */
const clock = /^(\d+) ?[h:] ?([0-5]\d)$/i;

/**
 * Parses a number in the formats of both languages: "1 234,50", "1,234.50", "1'234.50", "12 k", "37 h 30".
 * Ignores invisible characters, which are often copied with a spreadsheet cell, and a final dot, comma or semicolon.
 * @param options.sign the sign that may be next to the number.
 * @param options.unit the unit whose words may follow, as in "60 mois".
 * @returns the possible meanings of the text: two if its only separator is a comma or dot before three digits, as in
 *   "12,000", unless the number starts with 0.
 */
export function plainNumbers(
  text: string,
  language: Language,
  {
    sign,
    unit,
  }: { readonly sign?: NumberSign | undefined; readonly unit?: CountedUnit | undefined },
): PlainNumbers | 'notNumber' | 'negative' {
  let rest = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[‘’ʼ′´`]/gu, "'")
    .trim()
    .replace(/ ?[.,;]$/, '');
  if (unit !== undefined) rest = rest.replace(unitWords[unit], '').trim();
  if (unit === 'hours') rest = rest.replace(clock, inHours);
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

function inHours(_: string, hours: string, minutes: string): string {
  return `${hours}.${String(Math.round(Number(minutes) / 0.6)).padStart(2, '0')}`;
}

function plain({ whole, decimals }: Digits, places: number): PlainNumber {
  const moved = whole + decimals.slice(0, places).padEnd(places, '0');
  return {
    whole: moved.replace(/^0+(?=\d)/, ''),
    decimals: decimals.slice(places).replace(/0+$/, ''),
  };
}

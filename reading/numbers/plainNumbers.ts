import type { Language } from '@elan/domain/language';
import { areThousandsMeant, type Digits, digitsIn } from '../amounts/digits.ts';

/** A number whose decimals have no zeros at the end: "1 234,50" is `{ whole: "1234", decimals: "5" }`. */
export type PlainNumber = Digits;

/** What a text can mean: one number, or two where a lone separator leaves it open, the one with thousands first. */
export interface PlainNumbers {
  readonly numbers: readonly [PlainNumber, PlainNumber | undefined];
  /** In English a comma before three digits is of thousands, where the field takes that. */
  readonly isFirstMeant: boolean;
}

/** What a number counts; its words may follow the number. */
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

/** The sign that may be on either side of a number. */
export type NumberSign = '$' | '%';
const signWords: Readonly<Record<NumberSign, RegExp>> = {
  $: /^(?:(?:CAD?|CAN|CDN|C) ?\$|\$ ?(?:CA[DN]?|CDN)?|CAD|CDN)|(?:\$ ?(?:CA[DN]?|CDN)?|CAD|CDN|(?<=[\d\p{L}] ?)(?:dollars?(?: canadiens?)?|canadian dollars?|piastres?))$/giu,
  '%': /^%|(?:%|(?<=\d ?)(?:pour ?cents?|per ?cent|p\. ?(?:100|cent)))$/giu,
};

/** What multiplies a number, as a number of places: "12 k", "1,5 M". A lower-case m could be metres or months. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d ?)(?:[kK]|mille|thousand)(?: de)?$/u, 3],
  [/(?<=\d ?)(?:M|[Mm]illions?)(?: de)?$/u, 6],
];

/** "-5", "$-5", "(500)", "500-". */
const negative =
  /^(?:[-\u2212\u2013] ?[$\d.,]|\$ ?[-\u2212\u2013] ?\d|\([^()]*\d[^()]*\)$)|\d ?[-\u2212]$/u;
/** "37 h 30", "37:30". */
const clock = /^(\d+) ?[h:] ?([0-5]\d)$/i;

/**
 * Reads a number in the formats of both languages: "1 234,50", "1,234.50", "1'234.50", "12 k", "37 h 30", "(500)".
 * Invisible signs, which come along when a cell is copied, and a dot or comma at the end count for nothing.
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

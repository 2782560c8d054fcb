import { letters } from '../letters.ts';

/** The period that an amount or a number of sales is given for. */
export type Period =
  | 'hour'
  | 'day'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'halfYear'
  | 'year';

/** How many of each period a year has. Days are working days; the number of hours is unknown, so 0. */
export const timesAYear: Readonly<Record<Period, number>> = {
  hour: 0,
  day: 260,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  halfYear: 2,
  year: 1,
};

const end = String.raw`(?![${letters}\d])`;
const start = String.raw`(?<![${letters}\d])`;
/** Matches words that make the number of months or weeks after them a recurring period: "tous les trois mois". */
const each = String.raw`${start}(?:tous\sles|toutes\sles|aux|chaque|par|every|each|per)\s`;
/** Required before words that also have another meaning, such as "quarter". */
const by = String.raw`(?:/\s?|${start}(?:par|chaque|au|le|per|each|every|a)\s)`;
/** Required before a single letter. */
const abbreviated = String.raw`(?:/\s?|${start}(?:par|per|an|each)\s|${start}(?:de\s)?l[’'])`;
const signs: readonly (readonly [Period, RegExp])[] = [
  // "12 mois" starts before "mois" and therefore wins: "sur 12 mois" is per year, not per month.
  [
    'year',
    new RegExp(
      `${start}(?:12|douze|twelve)\\s+(?:premiers\\s+|first\\s+)?(?:mois|months)${end}`,
      'iu',
    ),
  ],
  [
    'year',
    new RegExp(
      `${start}(?:années?|annuel(?:s|les?|lement)?|years?|yr|yearly|annual(?:ly)?)${end}|(?:/\\s?|${start}(?:par|chaque|premier|per)\\s|l[’'])ans?${end}`,
      'iu',
    ),
  ],
  [
    'halfYear',
    new RegExp(
      `${each}(?:6|six)\\s(?:mois|months)${end}|${start}semestriel(?:s|les?|lement)?${end}|${by}semestre${end}`,
      'iu',
    ),
  ],
  [
    'quarter',
    new RegExp(
      `${each}(?:3|trois|three)\\s(?:mois|months)${end}|${start}(?:trimestriel(?:s|les?|lement)?|quarterly)${end}|${by}(?:trimestre|quarter(?!\\sof))${end}`,
      'iu',
    ),
  ],
  [
    'month',
    new RegExp(`${start}(?:mois|mensuel(?:s|les?|lement)?|months?|monthly|mo)${end}`, 'iu'),
  ],
  [
    'fortnight',
    new RegExp(
      `${each}(?:2|deux|two|other)\\s(?:semaines|weeks?)${end}|${start}bi-?weekly${end}`,
      'iu',
    ),
  ],
  ['week', new RegExp(`${start}(?:semaines?|sem|hebdo[${letters}]*|weeks?|weekly|wk)${end}`, 'iu')],
  ['day', new RegExp(`${start}(?:jours?|journées?|days?|daily)${end}|${abbreviated}j${end}`, 'iu')],
  ['hour', new RegExp(`${start}(?:heures?|hours?|hourly|hr)${end}|${abbreviated}h${end}`, 'iu')],
];

/** @returns the first period that the words name, if any. */
export function periodOf(words: string): Period | undefined {
  const found = signs
    .map(([period, sign]) => ({ period, at: words.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.period;
}

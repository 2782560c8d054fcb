import { letters } from '../letters.ts';

/** The period that an amount or a number of sales is given for. */
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

const end = String.raw`(?![${letters}\d])`;
const start = String.raw`(?<![${letters}\d])`;
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
      `${start}(?:années?|annuel(?:le)?s?|annuellement|years?|yr|yearly|annual(?:ly)?)${end}|(?:/|${start}(?:par|chaque|premier) |l[’'])ans?${end}`,
      'iu',
    ),
  ],
  ['month', new RegExp(`${start}(?:mois|mensuel(?:le)?s?|months?|monthly|mo)${end}`, 'iu')],
  ['week', new RegExp(`${start}(?:semaines?|sem|hebdo[${letters}]*|weeks?|weekly|wk)${end}`, 'iu')],
  ['day', new RegExp(`${start}(?:jours?|journées?|days?|daily)${end}`, 'iu')],
  ['hour', new RegExp(`${start}(?:heures?|hours?|hourly|hr)${end}|/h${end}`, 'iu')],
];

/** @returns the first period that the words name, if any. */
export function periodOf(words: string): Period | undefined {
  const found = signs
    .map(([period, sign]) => ({ period, at: words.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.period;
}

import type { Language } from '@elan/domain/language';
import { digitsIn } from '../amounts/digits.ts';
import { wholeDigits } from '../amounts/numbers.ts';
import { type Period, timesAYear } from '../amounts/period.ts';
import { and, clausesOf, itemsIn, rateIn } from './items.ts';

/** Planned sales: units per month, by month of the plan, or units in the first year. */
export type UnitsRead =
  | { readonly mode: 'ramp'; readonly anchors: Readonly<Record<string, number>> }
  /** `isRate` if the text gives a rate, such as a number per week, which may change within the year. */
  | { readonly mode: 'year'; readonly year: number; readonly isRate?: boolean };

const ordinals: readonly (readonly [RegExp, number])[] = [
  ['premier|first|one', 1],
  ['deuxième|second|two', 2],
  ['troisième|third|three', 3],
  ['quatrième|fourth|four', 4],
  ['cinquième|fifth|five', 5],
  ['sixième|sixth|six', 6],
  ['septième|seventh|seven', 7],
  ['huitième|eighth|eight', 8],
  ['neuvième|ninth|nine', 9],
  ['dixième|tenth|ten', 10],
  ['onzième|eleventh|eleven', 11],
  ['douzième|twelfth|twelve', 12],
].map(([words, month]) => [new RegExp(`^(?:${words})$`, 'iu'), Number(month)]);

/** Matches a number of units that is not the end of a longer number. */
const units = String.raw`(?<![\d$.,'’]|\d[ \u00a0\u202f])(${wholeDigits})`;
/** Captures a number of hours, such as "37,5". */
export const hours = String.raw`(?<![\d.,'’])(\d{1,2}(?:[.,]\d{1,2})?)`;
const words = String.raw`(?:\s+[\p{L}’'/-]+)`;
const anchor = new RegExp(
  String.raw`${units}(${words}{0,4}?)\s+(?:au|aux|(?:by|in|at)(?: the)?)\s+(?:(?:month|mois)\s+)?(\p{L}+|\d{1,2}(?:e|th|rd|nd|st)?)(?![\p{L}\d])(?!\s+(?:(?:\d{1,2}|deux|trois|two|three)\s+)?(?:ans?|années?|semaines?|jours?|trimestres?|heures?|years?|weeks?|days?|quarters?|hours?)(?!\p{L}))`,
  'giu',
);
/** Asserts that the number before is no amount, percentage or duration. Hours and days may be what is sold. */
const counted = String.raw`(?!\s*(?:[$%]|(?:k|minutes?|semaines?|weeks?|mois|months?|fois|times)(?!\p{L})))`;
/** Matches hours or days. If they are per week, they are working or opening hours, not sales. */
const isTime = /^\s*(?:h|heures?|hours?|jours?|days?)(?!\p{L})/iu;
const inFirstYear = new RegExp(
  String.raw`${units}${counted}(${words}{0,5}?)\s+(?:la première année|in the first year|pour l[’']année|for the year|dans l[’']année|(?:par|/)\s?an(?:née)?(?!\p{L})|(?:a|per|each) year|in year one)`,
  'iu',
);
const eachPeriod = new RegExp(
  String.raw`${units}${counted}(${words}{0,5}?\s*(?:(?<=\s)(?:par|a|per|chaque|each|every)\s+|/\s?)(?:mois|month|semaine|week|trimestre|quarter))(?!\p{L})`,
  'iu',
);

const several = 'deux|trois|quatre|cinq|two|three|four|five';
const anotherYear = new RegExp(
  String.raw`(?<!\p{L})(?:(?:deuxième|seconde?|troisième|quatrième|cinquième|third|fourth|fifth|[2-9](?:e|ème|nd|rd|th))\s(?:années?|ans?|years?)|(?:années?|ans?|years?)\s(?:[2-9](?!\d)|${several}|suivante?)|(?:dans|d[’']ici|en|après|sur|in|within|after|over|first|premières?)\s(?:[2-9]|\d\d|${several})\s(?:années|ans|years)|(?:[2-9]|${several})\spremières\sannées|following\syear)(?!\p{L})`,
  'iu',
);

/** @returns the parts of a text that name no year after the first, joined by semicolons. */
export function ofFirstYear(text: string): string {
  return clausesOf(text)
    .flatMap((clause) => (anotherYear.test(clause) ? clause.split(and) : [clause]))
    .filter((clause) => !anotherYear.test(clause))
    .join('; ');
}

/**
 * Parses the planned sales: "15 coops au sixième mois, 45 au douzième", "420 pairs in the first year". Sales by the
 * hour or the day are left out, since the number of hours or days is not known.
 * @param sale the price in cents, used to convert an amount of sales to units. Without it, amounts are ignored.
 */
export function unitsIn(
  text: string,
  sale: { readonly price: number; readonly language: Language } | undefined,
): UnitsRead | undefined {
  const planned = ofFirstYear(text);
  const [, count, stated = ''] = inFirstYear.exec(planned) ?? [];
  const units = countOf(count);
  if (units !== undefined) return inYear(units, rateIn(stated) ?? 'year');
  const anchors = anchorsIn(planned);
  if (Object.keys(anchors).length > 0) return { mode: 'ramp', anchors };
  const [, each, rate = ''] = eachPeriod.exec(planned) ?? [];
  const often = countOf(each);
  const period = rateIn(rate);
  if (period === 'week' && isTime.test(rate)) return undefined;
  if (often !== undefined) return byPeriod(often, period);
  if (!sale?.price) return undefined;
  const { price, language } = sale;
  const sales = itemsIn(planned, language).find(
    ({ per, cents }) => !isTooShort(per) && cents >= price,
  );
  if (!sales || sales.ambiguous !== undefined) return undefined;
  return byPeriod(sales.cents / price, sales.per);
}

const isTooShort = (period: Period | undefined) => period === 'hour' || period === 'day';

function byPeriod(count: number, period: Period = 'year'): UnitsRead | undefined {
  if (period !== 'month') {
    const found = inYear(count, period);
    return found && period !== 'year' ? { ...found, isRate: true } : found;
  }
  const units = inRange(count);
  return units === undefined ? undefined : { mode: 'ramp', anchors: { 1: units } };
}

function inYear(
  count: number,
  period: Period,
): Extract<UnitsRead, { readonly mode: 'year' }> | undefined {
  const year = isTooShort(period) ? undefined : inRange(count * timesAYear[period]);
  return year === undefined ? undefined : { mode: 'year', year };
}

function anchorsIn(text: string): Readonly<Record<string, number>> {
  const found = [...text.matchAll(anchor)].flatMap(([, count, stated = '', word = '']) => {
    const period = rateIn(stated) ?? 'month';
    if (isTooShort(period)) return [];
    const units = inRange(((countOf(count) ?? 0) * timesAYear[period]) / 12);
    const month = monthOf(word);
    return units === undefined || month === undefined ? [] : [[String(month), units] as const];
  });
  return Object.fromEntries(found);
}

function monthOf(word: string): number | undefined {
  const number = Number.parseInt(word, 10);
  if (number >= 1 && number <= 36) return number;
  return ordinals.find(([sign]) => sign.test(word))?.[1];
}

/** Parses a number of units. Units have no decimals, so "1,200" and "1.200" are both 1200. */
function countOf(written: string | undefined): number | undefined {
  const [first] = digitsIn(written ?? '');
  return inRange(Number(first?.whole));
}

function inRange(count: number): number | undefined {
  const units = Math.round(count);
  return units > 0 && units <= 1_000_000 ? units : undefined;
}

/** @param written the text that `hours` captured. @returns hours per week, with at most two decimals. */
export function weekHours(written: string | undefined): number | undefined {
  const [first] = digitsIn(written ?? '');
  return first && Number(`${first.whole}.${first.decimals || '0'}`);
}

const months: readonly RegExp[] = [
  'janvier|january',
  'février|february',
  'mars|march',
  'avril|april',
  'mai|may',
  'juin|june',
  'juillet|july',
  'août|august',
  'septembre|september',
  'octobre|october',
  'novembre|november',
  'décembre|december',
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu'));

/** @returns the calendar months that a text names; January is 0. */
export function monthsNamedIn(text: string): readonly number[] {
  return months.flatMap((sign, month) => (sign.test(text) ? [month] : []));
}

const ofWhich = new RegExp(
  String.raw`(?:dont|of which|including|incl\.)\s+(${wholeDigits})\s+(?:en|in)\s+([^.;]{3,60})`,
  'iu',
);

/**
 * Parses the part of a year's sales that falls in named months: "dont 150 en novembre et décembre".
 * @param year the units sold in the year.
 * @returns twelve weights, January first; undefined if the text names no such part.
 */
export function seasonIn(text: string, year: number): readonly number[] | undefined {
  const [, count, rest = ''] = ofWhich.exec(text) ?? [];
  const part = countOf(count);
  const named = monthsNamedIn(rest);
  if (part === undefined || part >= year || named.length === 0 || named.length === 12) {
    return undefined;
  }
  const [high, low] = [part / named.length, (year - part) / (12 - named.length)];
  const scale = 100 / Math.max(high, low);
  return months.map((_, index) => Math.round((named.includes(index) ? high : low) * scale));
}

/** @returns the shares collected at once and after one, two and three months, if the text gives a general delay. */
export function collectIn(text: string): readonly string[] | undefined {
  const later =
    /(?:clients?|client(?:e)s|customers?|ils|they)\s+(?:me\s+|nous\s+)?(?:pai\p{L}*|pay\p{L}*)\s+(?:à|après|in|after|within|dans|sous)\s+(?:les\s+)?(30|60|90)\s+(?:jours|days)/iu.exec(
      text,
    )?.[1];
  if (later === undefined) return undefined;
  return ['0', '30', '60', '90'].map((days) => (days === later ? '1' : '0'));
}

const ownHours = new RegExp(
  String.raw`(?<!\p{L})(?:moi|me|je|i)(?!\p{L})[^.]{0,40}?${hours}\s*(?:heures|h|hours)\s+(?:par|a|per)\s+(?:semaine|week)`,
  'iu',
);

/** @returns the hours that the user works each week, if the text gives them. */
export function ownHoursIn(text: string): number | undefined {
  const found = weekHours(ownHours.exec(text)?.[1]) ?? 0;
  return found >= 1 && found <= 90 ? found : undefined;
}

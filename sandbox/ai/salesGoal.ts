import { amountsIn } from './amounts.ts';
import { byMonth, type Period, periodOf } from './period.ts';

const count = String.raw`(?<![\d.,$])(\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4}|\d{1,6})(?![\d.,]\d)`;
const thing = String.raw`(?:\s+[\p{L}’'-]{2,30}){0,4}?`;
const each = String.raw`\s*(?:/|(?:par|per|a|an|each|every|chaque)\s)\s*`;
const counted = new RegExp(`${count}(${thing})${each}([\\p{L}]{2,12})`, 'giu');
/** "60 boîtes par mois, 100 au douzième": the last month, named by its place. */
const inLastMonth = new RegExp(
  `${count}(?:\\s+[\\p{L}’'-]{2,30}){0,3}?\\s+(?:au|by(?: the)?|in(?: the)?)\\s+(?:12\\s?e|12th|douzième|twelfth|dernier|last|month (?:12|twelve))(?!\\p{L})`,
  'giu',
);
const time =
  /^\s+(?:heures?|jours?|semaines?|mois|fois|ans?|hours?|days?|weeks?|months?|times|years?)/iu;
const money = /^\s+(?:dollars?|piastres?|CAD|k|mille|millions?)/iu;

/**
 * @returns how many sales a month a text speaks of ("60 boîtes par mois", "12 visits a week"), the
 * most where it names several; hours count only for a person who sells hours.
 */
export function monthlySalesIn(text: string, soldBy: Period | undefined): number | undefined {
  const found = [...text.matchAll(counted)].flatMap(([, digits = '', words = '', period = '']) => {
    if (money.test(words)) return [];
    if (time.test(words) && periodOf(words) !== soldBy) return [];
    const by = periodOf(/^ans?$/iu.test(period) ? 'année' : period);
    const sales = by && byMonth(wholeOf(digits), by);
    return sales === undefined ? [] : [sales];
  });
  const atTheEnd = [...text.matchAll(inLastMonth)].map(([, digits = '']) => wholeOf(digits));
  const all = [...found, ...atTheEnd];
  return all.length === 0 ? undefined : Math.max(...all);
}

function wholeOf(digits: string): number {
  return Number(digits.replace(/\D/g, ''));
}

/** What a person wants to sell, in dollars and before taxes. */
export interface SalesGoal {
  readonly firstYear: number;
  /** In a month at the end of that year. */
  readonly lastMonth: number;
  /** What the person wrote: an amount for the year, one by the month, or a number of sales. */
  readonly saidAs: 'year' | 'month' | 'sales';
  /** The year that a goal by the month gives, where the person's own figure for the year is not within reach of it. */
  readonly otherYear: number | undefined;
}

/** How the sales of a first year are spread over its quarters: they rise, none comes at once. */
export const rise = [0.1, 0.2, 0.3, 0.4] as const;

/** With that rise, the last month's share of the year. */
const lastMonthShare = rise[3] / 3;

/** @returns the goal that a text tells; undefined where it holds no figure that can be counted. */
export function salesGoalOf(
  text: string,
  price: number | undefined,
  soldBy: Period | undefined,
): SalesGoal | undefined {
  const amounts = amountsIn(text);
  const monthly = amounts.flatMap(({ least, per }) =>
    per === undefined || per === 'year' || per === 'hour' ? [] : [byMonth(least, per) ?? 0],
  );
  const sales = monthlySalesIn(text, soldBy);
  const byTheMonth =
    monthly.length > 0
      ? Math.max(...monthly)
      : sales !== undefined && price !== undefined
        ? sales * price
        : undefined;
  // The question asks for the first year: an amount without a period is the year's.
  const ofTheYear = amounts.find(({ per }) => per === 'year' || per === undefined)?.least;
  if (ofTheYear !== undefined) {
    const most = byTheMonth === undefined ? undefined : byTheMonth * 12;
    return {
      firstYear: ofTheYear,
      lastMonth: byTheMonth ?? ofTheYear * lastMonthShare,
      saidAs: 'year',
      otherYear: most !== undefined && most < ofTheYear ? most : undefined,
    };
  }
  if (byTheMonth === undefined) return undefined;
  return {
    firstYear: byTheMonth / lastMonthShare,
    lastMonth: byTheMonth,
    saidAs: monthly.length > 0 ? 'month' : 'sales',
    otherYear: undefined,
  };
}

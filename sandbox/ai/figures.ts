import { constants } from '@elan/domain/legal/constants';
import { amountsIn } from './amounts.ts';
import { optionNamed } from './chosen.ts';
import { type Costs, costsOfSale, monthlyCosts } from './costs.ts';
import type { Material } from './material.ts';
import type { Period } from './period.ts';
import { monthlySalesIn, rise, type SalesGoal, salesGoalOf } from './salesGoal.ts';

/** What the person's own answers give to count with; what they do not tell is undefined. */
export interface Figures {
  /** Of one sale. */
  readonly price: number | undefined;
  /** The period that a sale is for: an hour of work, a month of a subscription. */
  readonly soldBy: Period | undefined;
  readonly costsOfSale: Costs;
  readonly margin: number | undefined;
  readonly fixed: Costs;
  /** How many sales a month pay for everything, unrounded; undefined where no sale leaves anything. */
  readonly breakEven: number | undefined;
  /** The person's own reckoning of it, where it holds a number. */
  readonly expectedBreakEven: number | undefined;
  readonly goal: SalesGoal | undefined;
}

/** Billing by the piece or by the project: a time beside the price tells how long the work takes. */
function isOneOff(m: Material): boolean {
  const billed = optionNamed('finances', 'revenueModel', m.whole('revenueModel'));
  return billed === 'perUnit' || billed === 'perProject';
}

/** @returns the figures that the answers of the finances hold. */
export function figuresOf(m: Material): Figures {
  const [first] = amountsIn(m.whole('pricingStrategy'));
  const price = first?.least;
  const soldBy = isOneOff(m) ? undefined : first?.per;
  const sale = costsOfSale(m.whole('variableCosts'), price, soldBy);
  const fixed = monthlyCosts(m.whole('fixedCosts'));
  const margin =
    price === undefined || sale.sum === undefined
      ? undefined
      : Math.round((price - sale.sum) * 100) / 100;
  return {
    price,
    soldBy,
    costsOfSale: sale,
    margin,
    fixed,
    breakEven:
      margin === undefined || margin <= 0 || fixed.sum === undefined
        ? undefined
        : fixed.sum / margin,
    expectedBreakEven: monthlySalesIn(m.whole('breakEven'), soldBy),
    goal: salesGoalOf(m.whole('revenueGoals'), price, soldBy),
  };
}

/** What some months bring and cost, in dollars. */
export interface Outlook {
  readonly sales: number | undefined;
  readonly variable: number | undefined;
  readonly gross: number | undefined;
  readonly fixed: number | undefined;
  readonly result: number | undefined;
}

/** @param sales of all these months, in dollars. */
export function outlook(
  { price, costsOfSale, fixed }: Figures,
  sales: number | undefined,
  months: number,
): Outlook {
  const share =
    price === undefined || price === 0 || costsOfSale.sum === undefined
      ? undefined
      : costsOfSale.sum / price;
  const whole = sales === undefined ? undefined : Math.round(sales);
  const variable =
    whole === undefined || share === undefined ? undefined : Math.round(whole * share);
  const allFixed = fixed.sum === undefined ? undefined : Math.round(fixed.sum * months);
  const gross = whole === undefined || variable === undefined ? undefined : whole - variable;
  const result = gross === undefined || allFixed === undefined ? undefined : gross - allFixed;
  return { sales: whole, variable, gross, fixed: allFixed, result };
}

/** @returns the four quarters of the first year, its sales rising; they add up to the year to the dollar. */
export function quarters(figures: Figures): readonly Outlook[] {
  const year = figures.goal?.firstYear;
  const upTo = (part: number, months: number) =>
    outlook(figures, year === undefined ? undefined : year * part, months);
  return rise.map((share, index) => {
    const before = rise.slice(0, index).reduce((sum, part) => sum + part, 0);
    return difference(upTo(before + share, 3 * (index + 1)), upTo(before, 3 * index));
  });
}

function difference(one: Outlook, other: Outlook): Outlook {
  const less = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? undefined : a - b;
  return {
    sales: less(one.sales, other.sales),
    variable: less(one.variable, other.variable),
    gross: less(one.gross, other.gross),
    fixed: less(one.fixed, other.fixed),
    result: less(one.result, other.result),
  };
}

/** @returns the results added up from quarter to quarter; undefined from the first unknown one on. */
export function cumulated(all: readonly Outlook[]): readonly (number | undefined)[] {
  let sum: number | undefined = 0;
  return all.map(({ result }) => {
    sum = sum === undefined || result === undefined ? undefined : sum + result;
    return sum;
  });
}

/**
 * @returns what the first months need in hand: three months of fixed costs, or what the year lacks at its
 * lowest where that is more.
 */
export function workingCapital(figures: Figures): number | undefined {
  const { sum } = figures.fixed;
  if (sum === undefined) return undefined;
  return Math.max(3 * sum, -lowest(figures));
}

/** @returns the lowest of the cumulated results of the first year; 0 where it never falls below. */
export function lowest(figures: Figures): number {
  const known = cumulated(quarters(figures)).filter((sum) => sum !== undefined);
  return Math.min(0, ...known);
}

/** A first stock is never proposed for more sales than this. */
const mostOpeningSales = 20;

/** @returns for how many sales to stock up before opening: those of a month that pays for itself. */
export function openingSales({ breakEven }: Figures): number {
  return Math.min(mostOpeningSales, Math.max(1, Math.ceil(breakEven ?? mostOpeningSales)));
}

/** The taxable sales of a quarter, or of four, beyond which a business in Canada charges sales taxes, in dollars. */
export const smallSupplier = constants.smallSupplier[0].value / 100;

/** @returns with how many decimals a quotient is shown: one, or two where one would make it look whole. */
export function decimalsOf(quotient: number): number {
  return Number.isInteger(quotient) || !Number.isInteger(Math.round(quotient * 10) / 10) ? 1 : 2;
}

/** How much the third year is assumed to add to the second. */
export const thirdYearGrowth = 0.15;

/** @returns three years: the goal, its last month held for a year, and a modest growth. */
export function years(figures: Figures): readonly Outlook[] {
  const { goal } = figures;
  const second = goal && goal.lastMonth * 12;
  return [goal?.firstYear, second, second && second * (1 + thirdYearGrowth)].map((sales) =>
    outlook(figures, sales, 12),
  );
}

/** What part of the goal each scenario reaches, or of the break-even point where there is no goal. */
const scenarioShares = { prudent: 0.6, realistic: 1, ambitious: 1.3 } as const;

/** One scenario of a typical month. */
interface Scenario extends Outlook {
  /** The number of sales, where a price is known. */
  readonly count: number | undefined;
}

/** @returns a typical month once under way, in the order of `scenarioShares`. */
export function scenarios(figures: Figures): readonly Scenario[] {
  const { goal, breakEven, price } = figures;
  const base =
    goal?.lastMonth ??
    (breakEven === undefined || price === undefined ? undefined : Math.ceil(breakEven) * price);
  return Object.values(scenarioShares).map((share) => {
    const sales = base === undefined ? undefined : base * share;
    if (sales === undefined || !price) return { ...outlook(figures, sales, 1), count: undefined };
    const count = Math.round(sales / price);
    return { ...outlook(figures, count * price, 1), count };
  });
}

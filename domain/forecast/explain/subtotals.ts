import { years } from '../calendar.ts';
import type { Flow, Forecast, ForecastMonth } from '../outputs.ts';
import {
  type BalanceLine,
  balanceLine,
  balanceSides,
  balanceTotals,
  isBalanceSide,
} from '../statements/balanceSheet.ts';
import { inYear } from '../statements/statements.ts';
import { isFlowUsed } from '../statements/usedFlows.ts';
import { known } from '../unknown.ts';
import { type Context, figurePart } from './context.ts';
import { type Explanation, type Part, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';
import { monthPart } from './months.ts';

type Terms<Field extends string> = readonly (readonly [Field, 1 | -1])[];

const plus = <Field extends string>(...fields: Field[]): Terms<Field> =>
  fields.map((field) => [field, 1]);

const operating = [
  'wages',
  'employerCharges',
  'fixedCosts',
  'startupCosts',
  'badDebts',
  'cardFees',
  'depreciation',
  'interest',
] as const;

/** Subtotals of flows, by month or by year. */
export const flowSubtotals = {
  grossMargin: [
    ['revenue', 1],
    ['directCosts', -1],
    ['variableCosts', -1],
  ],
  operatingCosts: plus(...operating),
  incomeBeforeTax: [
    ['netIncome', 1],
    ['incomeTax', 1],
  ],
  income: plus('revenue', 'otherIncome'),
  costs: plus('directCosts', 'variableCosts', ...operating, 'incomeTax'),
  earned: plus('netIncome'),
  cashIn: plus(
    'cashFromCustomers',
    'cashFromOwner',
    'cashFromLoans',
    'grantsReceived',
    'creditLineDrawn',
  ),
  cashOut: plus(
    'cashToSuppliers',
    'cashToStaff',
    'salesTaxPaid',
    'incomeTaxPaid',
    'cashForAssets',
    'drawings',
    'dividends',
    'ownerTaxes',
    'loanPayments',
    'creditLineRepaid',
  ),
} as const satisfies Readonly<Record<string, Terms<Flow>>>;
/** Totals of the balance sheet at the end of a month. */
export const balanceSubtotals = {
  ...balanceTotals,
  /** An earlier name of `equity`, which links may still use. */
  totalEquity: balanceTotals.equity,
} as const satisfies Readonly<Record<string, Terms<BalanceLine>>>;
export type FlowSubtotal = keyof typeof flowSubtotals;
export type BalanceSubtotal = keyof typeof balanceSubtotals;
export const runningTotals = {
  incomeSoFar: 'income',
  costsSoFar: 'costs',
  earnedSoFar: 'earned',
} as const;
/** Income, expenses or net income accumulated from start-up to the end of a month. */
export type RunningTotal = keyof typeof runningTotals;

/** @returns the sum in cents; null if any term is unknown. */
function sumOf<Field extends string>(
  amountOf: (field: Field) => number | null,
  terms: Terms<Field>,
): number | null {
  let sum = 0;
  for (const [field, sign] of terms) {
    const value = amountOf(field);
    if (value === null) return null;
    sum += sign * value;
  }
  return sum;
}

/** @returns the subtotal of a month or a year in cents; null if unknown. */
export function flowSubtotal(figures: Readonly<Record<Flow, number | null>>, name: FlowSubtotal) {
  return sumOf<Flow>((field) => figures[field], flowSubtotals[name]);
}

/** @returns the subtotal at the end of a month in cents; null if unknown. */
export function balanceSubtotal(month: ForecastMonth, name: BalanceSubtotal): number | null {
  return sumOf<BalanceLine>((line) => balanceLine(month, line), balanceSubtotals[name]);
}

/** @returns the running total at the end of each month in cents; null from the first unknown month on. */
export function runningTotal({ months }: Pick<Forecast, 'months'>, name: RunningTotal) {
  let sum: number | null = 0;
  return months.map((month) => {
    const own = flowSubtotal(month, runningTotals[name]);
    sum = sum === null || own === null ? null : sum + own;
    return sum;
  });
}

/** @returns the output fields from which a subtotal or a tax line is computed; undefined for other names. */
export function fieldsOf(name: string): readonly string[] | undefined {
  const of = name in runningTotals ? runningTotals[name as RunningTotal] : name;
  const terms = { ...flowSubtotals, ...balanceSubtotals }[of as FlowSubtotal];
  const fields = isBalanceSide(name) ? [name] : terms?.map(([field]) => field);
  return fields?.map((field) => (isBalanceSide(field) ? balanceSides[field][0] : field));
}

/** @returns the explanation of a monthly subtotal. */
export function explainMonthSubtotal(
  context: Context,
  m: number,
  field: string,
): Explanation | undefined {
  const figure = `${context.prefix}months.${m}.${field}`;
  if (field in runningTotals) {
    const of = runningTotals[field as RunningTotal];
    const parts = Array.from({ length: m + 1 }, (_, at) => {
      const own = monthTerms(context, at, flowSubtotals[of]);
      const { label } = monthPart(context, at, of, 1);
      return figurePart(context, `months.${at}.${of}`, totalOf(own), label);
    });
    return summed(figure, totalOf(parts), 'money', parts);
  }
  const terms = { ...flowSubtotals, ...balanceSubtotals }[field as FlowSubtotal];
  if (!terms) return undefined;
  const parts = monthTerms(context, m, terms);
  return summed(figure, totalOf(parts), 'money', parts);
}

/** @returns the explanation of a yearly subtotal. */
export function explainYearSubtotal(
  context: Context,
  year: number,
  field: string,
): Explanation | undefined {
  if (!(field in flowSubtotals) || !years[year]) return undefined;
  const parts = usedIn(context, flowSubtotals[field as FlowSubtotal]).map(([name, sign]) => {
    const { value, unknown } = inYear(context.statements.flows[name], year);
    const label = labelOf(figureLabels, name);
    const amount = unknown === known ? value : null;
    return figurePart(context, `years.${year}.${name}`, amount, label, 'money', sign);
  });
  return summed(`${context.prefix}years.${year}.${field}`, totalOf(parts), 'money', parts);
}

function monthTerms(context: Context, m: number, terms: Terms<string>): Part[] {
  return usedIn(context, terms).map(([name, sign]) => monthPart(context, m, name, sign));
}

/** @returns the terms that the plan may have. */
function usedIn<Field extends string>({ inputs }: Context, terms: Terms<Field>): Terms<Field> {
  return terms.filter(([name]) => isFlowUsed(name, inputs));
}

function totalOf(parts: readonly Part[]): number | null {
  return parts.reduce<number | null>(
    (sum, { value, sign = 1 }) =>
      sum === null || value === null ? null : sum + sign * Number(value),
    0,
  );
}

import { years } from '../calendar.ts';
import { quotient } from '../exact.ts';
import type { Balance, Classified, Flow, RatioName } from '../outputs.ts';
import { type Amount, known, minus, sumOf } from '../unknown.ts';
import { inYear, type Statements } from './statements.ts';

/** A flow of a year, or a balance at its end, with its sign in a sum. */
export type RatioTerm = readonly [name: Flow | Balance | Classified, sign: 1 | -1];

interface Ratio {
  readonly over: readonly RatioTerm[];
  /** Empty for an amount in cents, which is not divided. */
  readonly under: readonly RatioTerm[];
  readonly kind: RatioKind;
}

/** What a quotient is multiplied by; a percentage is one of 100. */
export const ratioFactors = { times: 1, percent: 100, days: 365, money: 1 } as const;
export type RatioKind = keyof typeof ratioFactors;

const of = (...names: RatioTerm[0][]): RatioTerm[] => names.map((name) => [name, 1]);

/** The ratios that lenders read, at the end of each year of the plan. */
export const ratios: Readonly<Record<RatioName, Ratio>> = {
  current: { over: of('currentAssets'), under: of('currentDebts'), kind: 'times' },
  quick: {
    over: [
      ['currentAssets', 1],
      ['inventory', -1],
    ],
    under: of('currentDebts'),
    kind: 'times',
  },
  debtToEquity: { over: of('currentDebts', 'longTermDebts'), under: of('equity'), kind: 'times' },
  tangibleNetWorth: { over: of('equity'), under: [], kind: 'money' },
  grossMargin: {
    over: [
      ['revenue', 1],
      ['directCosts', -1],
      ['variableCosts', -1],
    ],
    under: of('revenue'),
    kind: 'percent',
  },
  wagesShare: { over: of('wages', 'employerCharges'), under: of('revenue'), kind: 'percent' },
  goodsShare: { over: of('directCosts'), under: of('revenue'), kind: 'percent' },
  receivableDays: { over: of('receivables'), under: of('revenue'), kind: 'days' },
  stockDays: { over: of('inventory'), under: of('directCosts'), kind: 'days' },
  payableDays: { over: of('payables'), under: of('directCosts'), kind: 'days' },
};

/** @returns the value of a term in a year of the plan, in cents. @param year 0 to 2. */
export function ratioTerm({ flows, balances }: Statements, year: number, [name, sign]: RatioTerm) {
  const flow = flows[name as Flow];
  const { last } = years[year] ?? { last: 0 };
  const balance = balances[name as Balance];
  const amount = flow
    ? inYear(flow, year)
    : { value: balance?.value[last] ?? 0, unknown: balance?.unknown[last] ?? known };
  return sign === 1 ? amount : minus(amount);
}

/**
 * @returns the ratio in hundredths, or the amount in cents if there is nothing to divide by; undefined if the divisor is
 * 0 or below.
 */
export function ratioOf(statements: Statements, year: number, name: RatioName): Amount | undefined {
  const { over, under, kind } = ratios[name];
  const total = (terms: readonly RatioTerm[]) =>
    sumOf(terms.map((term) => ratioTerm(statements, year, term)));
  const above = total(over);
  if (under.length === 0) return above;
  const below = total(under);
  if (below.unknown === known && below.value <= 0) return undefined;
  const unknown = above.unknown | below.unknown;
  if (unknown !== known) return { value: 0, unknown };
  const exact = BigInt(above.value) * BigInt(100 * ratioFactors[kind]);
  return { value: Number(quotient(exact, BigInt(below.value))), unknown };
}

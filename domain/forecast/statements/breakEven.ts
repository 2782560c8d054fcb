import { lastMonth } from '../calendar.ts';
import type { Run } from '../compute.ts';
import { type Amount, known, minus, type Series, sumOf } from '../unknown.ts';
import { cumulated, inYear, type Statements } from './statements.ts';
import { ownerFlows, type YearFigures } from './yearFigures.ts';

interface BreakEvenSales {
  /** Both are undefined if year 1 has no revenue or no positive margin. */
  readonly revenue: Amount | undefined;
  readonly units: Amount | undefined;
}

export interface BreakEven extends BreakEvenSales {
  /** The first month from which the net income added up from month 0 stays at 0 or above; undefined if there is none. */
  readonly month: Amount | undefined;
  /** The sales that also cover what the owners take, their taxes and the principal of the loans. */
  readonly payingYou: BreakEvenSales;
}

/** Costs that do not depend on sales, without start-up costs. */
export const fixedFlows = [
  'wages',
  'employerCharges',
  'fixedCosts',
  'depreciation',
  'interest',
] as const;
/** Costs that follow sales. */
export const variableFlows = ['directCosts', 'variableCosts', 'badDebts', 'cardFees'] as const;

/** Break-even sales for year 1 with its mix of offers: fixed costs × sales ÷ margin, rounded up. */
export function breakEvenOf(
  run: Run,
  { flows }: Statements,
  year: YearFigures | undefined,
): BreakEven {
  const fixed = sumOf(fixedFlows.map((name) => inYear(flows[name], 0)));
  const revenue = inYear(flows.revenue, 0);
  const variable = sumOf(variableFlows.map((name) => inYear(flows[name], 0)));
  const margin = sumOf([revenue, minus(variable)]);
  const sold = sumOf(run.units.map((units) => inYear(units, 0)));
  const at = (costs: Amount): BreakEvenSales => ({
    revenue: salesFor(costs, revenue, revenue, margin),
    units: salesFor(costs, sold, revenue, margin),
  });
  const principal = year?.principal ?? { value: 0, unknown: known };
  return {
    ...at(fixed),
    month: firstProfitable(cumulated(flows.netIncome)),
    payingYou: at(sumOf([fixed, ...ownerFlows.map((name) => inYear(flows[name], 0)), principal])),
  };
}

function salesFor(
  costs: Amount,
  sales: Amount,
  revenue: Amount,
  margin: Amount,
): Amount | undefined {
  const isImpossible = (one: Amount) => one.unknown === known && one.value <= 0;
  if (isImpossible(revenue) || isImpossible(margin)) return undefined;
  const unknown = costs.unknown | sales.unknown | revenue.unknown | margin.unknown;
  if (unknown !== known) return { value: 0, unknown };
  const over = BigInt(costs.value) * BigInt(sales.value);
  const under = BigInt(margin.value);
  return { value: Number((over + under - 1n) / under), unknown };
}

function firstProfitable({ value, unknown }: Series) {
  const reasons = unknown[lastMonth] ?? known;
  if (reasons !== known) return { value: 0, unknown: reasons };
  let month = lastMonth + 1;
  while (month > 1 && (value[month - 1] ?? 0) >= 0) month -= 1;
  return month > lastMonth ? undefined : { value: month, unknown: known };
}

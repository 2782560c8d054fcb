import type { ForecastInputs } from '../inputs.ts';
import type { Balance, Classified } from '../outputs.ts';
import { isFlowUsed } from './usedFlows.ts';

/**
 * Balances that are an asset or a debt depending on their sign: for each side, the balance and the sign it is shown with.
 */
export const balanceSides = {
  cashHeld: ['cash', 1],
  overdraft: ['cash', -1],
  salesTaxReceivable: ['salesTaxPayable', -1],
  salesTaxOwed: ['salesTaxPayable', 1],
} as const satisfies Readonly<Record<string, readonly [Balance, 1 | -1]>>;
export type BalanceSide = keyof typeof balanceSides;
export type BalanceLine = Balance | BalanceSide | Classified;

type Terms<Name extends string> = readonly (readonly [Name, 1 | -1])[];
const plus = <Name extends string>(...names: Name[]): Terms<Name> => names.map((name) => [name, 1]);

/**
 * The lines that add up to each total of the balance sheet. A debt is current if it is due within twelve months;
 * `principalDue` is the exception, computed from the loan schedules.
 */
export const balanceTotals = {
  currentAssets: plus('cashHeld', 'receivables', 'salesTaxReceivable', 'inventory'),
  longTermAssets: plus('deposits'),
  totalAssets: plus('currentAssets', 'fixedAssets', 'longTermAssets'),
  currentDebts: plus(
    'overdraft',
    'payables',
    'salesTaxOwed',
    'payrollPayable',
    'incomeTaxPayable',
    'deferredRevenue',
    'creditLine',
    'principalDue',
  ),
  longTermDebts: [
    ['loans', 1],
    ['principalDue', -1],
  ],
  totalLiabilities: plus('currentDebts', 'longTermDebts'),
  equity: plus('ownerCapital', 'retainedEarnings'),
  liabilitiesAndEquity: plus('currentDebts', 'longTermDebts', 'equity'),
} as const satisfies Readonly<Record<string, Terms<BalanceLine>>>;
export type BalanceTotal = keyof typeof balanceTotals;

/** A row of the balance sheet. */
export type BalanceRow = { readonly label: string } & (
  | { readonly line: BalanceLine; readonly isTotal?: never }
  | { readonly line: BalanceTotal; readonly isTotal: true }
);

/** @returns the rows of the balance sheet by section, in order. @param plan its legal form determines the equity rows. */
export function balanceLayout(plan: ForecastInputs) {
  const line = (name: BalanceLine): BalanceRow => ({ line: name, label: name });
  const total = (name: BalanceTotal, label: string = name): BalanceRow => ({
    line: name,
    label,
    isTotal: true,
  });
  const linesOf = (name: BalanceTotal) =>
    balanceTotals[name].flatMap(([one]) => (isFlowUsed(one, plan) ? [line(one)] : []));
  const single = equityLineOf(plan);
  return {
    owned: [
      ...linesOf('currentAssets'),
      total('currentAssets'),
      line('fixedAssets'),
      ...linesOf('longTermAssets'),
      total('totalAssets'),
    ],
    owed: [
      ...linesOf('currentDebts'),
      total('currentDebts'),
      line('longTermDebts'),
      total('totalLiabilities'),
    ],
    equity: [
      ...(single ? [total('equity', single)] : [...linesOf('equity'), total('equity')]),
      total('liabilitiesAndEquity'),
    ],
  } as const;
}

export function isBalanceSide(line: string): line is BalanceSide {
  return Object.hasOwn(balanceSides, line);
}

/** @returns the amount of a line at the end of a month, in cents; null if unknown. */
export function balanceLine(
  month: Readonly<Record<Balance | Classified, number | null>>,
  line: BalanceLine,
): number | null {
  if (!isBalanceSide(line)) return month[line];
  const [balance, sign] = balanceSides[line];
  const net = month[balance];
  return net === null ? null : Math.max(0, sign * net);
}

/**
 * @returns the name of the single equity line of a proprietor or partners, which combines contributions, drawings and
 * earnings; undefined for a legal person, which shows capital and earnings separately.
 */
export function equityLineOf({
  form,
}: Pick<ForecastInputs, 'form'>): 'ownerEquity' | 'partnersEquity' | undefined {
  if (form === 'partnership') return 'partnersEquity';
  return form == null || form === 'soleProprietorship' ? 'ownerEquity' : undefined;
}

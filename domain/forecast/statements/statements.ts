import { lastMonth, monthCount, years } from '../calendar.ts';
import type { Run } from '../compute.ts';
import {
  type Account,
  balanceAccounts,
  cashAccounts,
  incomeAccounts,
  type Ledger,
} from '../ledger.ts';
import type { Balance, Classified, Flow } from '../outputs.ts';
import { type Amount, known, type Series, type Unknown } from '../unknown.ts';
import { type BalanceLine, balanceSides, balanceTotals, isBalanceSide } from './balanceSheet.ts';
import { principalDueOf } from './principalDue.ts';

/** The statements derived from the ledger; each figure has the reasons why it is unknown. */
export interface Statements {
  readonly flows: Readonly<Record<Flow, Series>>;
  /** Includes the totals of the classified balance sheet. */
  readonly balances: Readonly<Record<Balance | Classified, Series>>;
}

/** Accounts that increase with credits. Their figures have the opposite sign of their postings. */
export const creditAccounts: ReadonlySet<Account> = new Set([
  'revenue',
  'otherIncome',
  'grantIncome',
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
  'payables',
  'gst',
  'qst',
  'payrollPayable',
  'incomeTaxPayable',
  'deferredRevenue',
  'creditLine',
  'loans',
  'ownerCapital',
  'retainedEarnings',
]);

export function statementsOf(run: Run): Statements {
  const { ledger } = run;
  const flow = (account: Account) => movements(ledger, account);
  const flows = Object.fromEntries(
    [...incomeAccounts, ...cashAccounts].map((account) => [account, flow(account)]),
  );
  const balances = Object.fromEntries(
    balanceAccounts.map((account) => [account, heldIn(ledger, account)]),
  );
  const { gst, qst, retainedEarnings, ...others } = balances;
  const otherIncome = addedUp([
    [flows.otherIncome, 1],
    [flows.grantIncome, 1],
  ]);
  const netIncome = total(ledger, incomeAccounts, -1);
  const lines = {
    ...others,
    salesTaxPayable: addedUp([
      [gst, 1],
      [qst, 1],
    ]),
    cash: cumulated(total(ledger, cashAccounts, 1)),
    retainedEarnings: addedUp([
      [cumulated(netIncome), 1],
      [retainedEarnings, 1],
    ]),
    principalDue: principalDueOf(run),
  };
  return {
    flows: { ...flows, otherIncome, netIncome } as Statements['flows'],
    balances: classified(lines) as unknown as Statements['balances'],
  };
}

/** @returns the lines with the totals of the classified balance sheet. Later totals add up earlier ones. */
function classified(lines: Readonly<Record<string, Series>>): Readonly<Record<string, Series>> {
  const all: Record<string, Series> = { ...lines };
  for (const [name, terms] of Object.entries(balanceTotals)) {
    all[name] = addedUp(terms.map(([line, sign]) => [sideOf(all, line), sign]));
  }
  return all;
}

function sideOf(lines: Readonly<Record<string, Series>>, line: BalanceLine): Series | undefined {
  if (!isBalanceSide(line)) return lines[line];
  const [balance, sign] = balanceSides[line];
  const { value = [], unknown = [] } = lines[balance] ?? {};
  return { value: value.map((one) => Math.max(0, sign * one)), unknown };
}

function signed(account: Account, value: number): number {
  return creditAccounts.has(account) && value !== 0 ? -value : value;
}

function movements(ledger: Ledger, account: Account): Series {
  const value: number[] = [];
  const unknown: Unknown[] = [];
  for (let m = 0; m < monthCount; m += 1) {
    value.push(signed(account, ledger.sum(account, m)));
    unknown.push(ledger.unknown(account, m));
  }
  return { value, unknown };
}

function heldIn(ledger: Ledger, account: Account): Series {
  const { value, unknown } = movements(ledger, account);
  return { value: cumulated({ value, unknown }).value, unknown };
}

function total(ledger: Ledger, accounts: readonly Account[], sign: 1 | -1): Series {
  const value: number[] = [];
  const unknown: Unknown[] = [];
  for (let m = 0; m < monthCount; m += 1) {
    let sum = 0;
    let reasons = known;
    for (const account of accounts) {
      sum += ledger.sum(account, m);
      reasons |= ledger.unknown(account, m);
    }
    value.push(sum === 0 ? 0 : sign * sum);
    unknown.push(reasons);
  }
  return { value, unknown };
}

/** @returns the running totals of a series. */
export function cumulated({ value, unknown }: Series): Series {
  let sum = 0;
  let reasons = known;
  return {
    value: value.map((one) => {
      sum += one;
      return sum;
    }),
    unknown: unknown.map((one) => {
      reasons |= one;
      return reasons;
    }),
  };
}

function addedUp(terms: readonly (readonly [Series | undefined, 1 | -1])[]): Series {
  const value = Array.from({ length: monthCount }, () => 0);
  const unknown = Array.from({ length: monthCount }, () => known);
  for (const [series, sign] of terms) {
    for (let m = 0; m < monthCount; m += 1) {
      value[m] = (value[m] ?? 0) + sign * (series?.value[m] ?? 0);
      unknown[m] = (unknown[m] ?? known) | (series?.unknown[m] ?? known);
    }
  }
  return { value, unknown };
}

/** @returns the sum of a series over a year of the plan. @param year 0 to 2. */
export function inYear(series: Series, year: number): Amount {
  return inMonths(series, years[year] ?? { first: 0, last: lastMonth });
}

/** @returns the sum of a series over the months from `first` to `last`. */
export function inMonths(
  { value, unknown }: Series,
  { first, last }: { readonly first: number; readonly last: number },
): Amount {
  let sum = 0;
  let reasons = known;
  for (let m = first; m <= last; m += 1) {
    sum += value[m] ?? 0;
    reasons |= unknown[m] ?? known;
  }
  return { value: sum, unknown: reasons };
}

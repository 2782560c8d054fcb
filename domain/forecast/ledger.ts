import { monthCount } from './calendar.ts';
import { known, type Unknown } from './unknown.ts';

/**
 * Accounts of the income statement. Debits are positive, so revenue and other income are negative. Grants have an
 * account of their own; the statements add them to other income.
 */
export const incomeAccounts = [
  'revenue',
  'otherIncome',
  'grantIncome',
  'directCosts',
  'variableCosts',
  'wages',
  'employerCharges',
  'fixedCosts',
  'startupCosts',
  'badDebts',
  'cardFees',
  'depreciation',
  'interest',
  'incomeTax',
] as const;

/** Cash movements by purpose. Payments are negative. */
export const cashAccounts = [
  'cashFromCustomers',
  'cashToSuppliers',
  'cashToStaff',
  'salesTaxPaid',
  'incomeTaxPaid',
  'cashForAssets',
  'cashFromOwner',
  'drawings',
  'dividends',
  'ownerTaxes',
  'cashFromLoans',
  'loanPayments',
  'grantsReceived',
  'creditLineDrawn',
  'creditLineRepaid',
] as const;

/**
 * Balance sheet accounts other than cash. Liabilities and equity are negative. Retained earnings are this account's
 * balance and the income accounts'.
 */
export const balanceAccounts = [
  'receivables',
  'inventory',
  'deposits',
  'fixedAssets',
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
] as const;

const names = [...incomeAccounts, ...cashAccounts, ...balanceAccounts] as const;
export type Account = (typeof names)[number];
const indexOf = Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<
  Record<Account, number>
>;
const balances: ReadonlySet<Account> = new Set(balanceAccounts);

/** What caused a posting: the rule and the line of the plan that it applies to. */
export interface Source {
  readonly rule: string;
  /** The index of the offer, cost, loan… in its list; 0 for rules without a list. */
  readonly item: number;
  /** Distinguishes several postings of one rule, for example by the number of months that a payment is delayed. */
  readonly part?: number | string;
}

export interface Entry {
  readonly month: number;
  readonly source: Source;
  readonly account: Account;
  readonly amount: number;
}

/**
 * A double-entry ledger by month. Amounts that depend on a missing input are posted with a placeholder value and marked
 * as unknown, so that all other sums remain usable.
 */
export class Ledger {
  private readonly sums = new Float64Array(names.length * monthCount);
  /** One entry for each account and month. Created on the first mark. */
  private marks: Unknown[] | undefined;
  private readonly entries: Entry[] | undefined;

  /** @param entries if given, receives every posting, for use in explanations. */
  constructor(entries?: Entry[]) {
    this.entries = entries;
  }

  /**
   * Posts two to four amounts; debits are positive, and zeros are skipped. @throws Error if the amounts do not sum to
   * zero.
   */
  post(
    month: number,
    source: Source,
    a: Account,
    toA: number,
    b: Account,
    toB: number,
    c?: Account,
    toC = 0,
    d?: Account,
    toD = 0,
  ): void {
    if (toA + toB + toC + toD !== 0) {
      throw new Error(`${source.rule} in month ${month} does not sum to zero`);
    }
    this.add(month, source, a, toA);
    this.add(month, source, b, toB);
    if (c !== undefined) this.add(month, source, c, toC);
    if (d !== undefined) this.add(month, source, d, toD);
  }

  private add(month: number, source: Source, account: Account, amount: number): void {
    if (amount === 0) return;
    const at = indexOf[account] * monthCount + month;
    this.sums[at] = (this.sums[at] ?? 0) + amount;
    this.entries?.push({ month, source, account, amount });
  }

  /**
   * Marks a balance as unknown from `month` until `until`, or any other account as unknown in that month only.
   * @param until the first month in which the balance is known again; by default there is none.
   */
  mark(account: Account, month: number, unknown: Unknown, until = monthCount): void {
    if (unknown === known) return;
    this.marks ??= Array.from({ length: names.length * monthCount }, () => known);
    const end = balances.has(account) ? Math.min(until, monthCount) : month + 1;
    for (let m = month; m < end && m < monthCount; m += 1) {
      const at = indexOf[account] * monthCount + m;
      this.marks[at] = (this.marks[at] ?? known) | unknown;
    }
  }

  /** The net amount posted to an account in a month. */
  sum(account: Account, month: number): number {
    return this.sums[indexOf[account] * monthCount + month] ?? 0;
  }

  /** Why an account's movement in a month, or the balance of a balance sheet account at its end, is unknown. */
  unknown(account: Account, month: number): Unknown {
    return this.marks?.[indexOf[account] * monthCount + month] ?? known;
  }
}

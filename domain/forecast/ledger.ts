import { monthCount } from './calendar.ts';
import { known, type Unknown } from './unknown.ts';

/** Accounts of the income statement; debits are positive, so revenue and other income are negative. */
export const incomeAccounts = [
  'revenue',
  'otherIncome',
  'directCosts',
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

/** Cash, by what it is for; money that leaves is negative. */
export const cashAccounts = [
  'cashFromCustomers',
  'cashToSuppliers',
  'cashToStaff',
  'salesTaxPaid',
  'incomeTaxPaid',
  'cashForAssets',
  'cashFromOwner',
  'drawings',
  'cashFromLoans',
  'loanPayments',
  'grantsReceived',
] as const;

/** Other accounts of the balance sheet; what is owed and equity are negative. */
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
  'loans',
  'ownerCapital',
] as const;

const names = [...incomeAccounts, ...cashAccounts, ...balanceAccounts] as const;
export type Account = (typeof names)[number];
const indexOf = Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<
  Record<Account, number>
>;
const balances: ReadonlySet<Account> = new Set(balanceAccounts);

/** Why something was posted: the rule, and the line of the plan that it concerns. */
export interface Source {
  readonly rule: string;
  /** The position of the offer, cost, loan… in its list. */
  readonly item: number;
  /** Which of several postings of the rule, such as the months by which it is delayed. */
  readonly part?: number | string;
}

export interface Entry {
  readonly month: number;
  readonly source: Source;
  readonly account: Account;
  readonly amount: number;
}

/**
 * A double-entry ledger by month. A posting that does not sum to zero throws. What depends on a missing input is posted
 * with any number and marked, so that the sums of all others stay usable.
 */
export class Ledger {
  private readonly sums = new Float64Array(names.length * monthCount);
  /** For each account and month; made with the first mark. */
  private marks: Unknown[] | undefined;
  private readonly entries: Entry[] | undefined;

  /** @param entries where given, gets every posting, for explanations. */
  constructor(entries?: Entry[]) {
    this.entries = entries;
  }

  /** Posts up to four amounts, debits positive; of 0 there is no entry. @throws Error when they do not sum to zero. */
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
   * Marks what an account holds as unknown.
   * @param until for a balance, the first month in which it is known again; by default it never is.
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

  /** What was posted to an account in a month. */
  sum(account: Account, month: number): number {
    return this.sums[indexOf[account] * monthCount + month] ?? 0;
  }

  /** Why an account's movement (a balance: what it holds) is unknown in a month. */
  unknown(account: Account, month: number): Unknown {
    return this.marks?.[indexOf[account] * monthCount + month] ?? known;
  }
}

import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { lastMonth, monthName, years } from '../calendar.ts';
import { times } from '../exact.ts';
import { type Account, incomeAccounts, type Ledger } from '../ledger.ts';
import type { Payment, Plan } from '../plan.ts';
import { known, type Unknown } from '../unknown.ts';

/** Posts the owners' contributions, deposits (an asset) and drawings (equity). */
export function postOwnerAndDeposits(ledger: Ledger, plan: Plan): void {
  const postEach = (
    rule: string,
    payments: readonly Payment[],
    debit: Account,
    credit: Account,
  ) => {
    for (const [item, { month, amount }] of payments.entries()) {
      ledger.post(month, { rule, item }, debit, amount.value, credit, -amount.value);
      ledger.mark(debit, month, amount.unknown);
      ledger.mark(credit, month, amount.unknown);
    }
  };
  postEach('capital', plan.capital, 'cashFromOwner', 'ownerCapital');
  postEach('deposit', plan.deposits, 'deposits', 'cashForAssets');
  for (const [item, { from, amount }] of plan.drawings.entries()) {
    for (let month = from; month <= lastMonth; month += 1) {
      const source = { rule: 'drawing', item };
      ledger.post(month, source, 'ownerCapital', amount.value, 'drawings', -amount.value);
      ledger.mark('ownerCapital', month, amount.unknown);
      ledger.mark('drawings', month, amount.unknown);
    }
  }
}

/** Posts the dividends, paid at the end of each year out of retained earnings. */
export function postDividends(ledger: Ledger, { owners }: Plan): void {
  for (const [item, { dividends }] of owners.entries()) {
    for (const [year, { last }] of years.entries()) {
      const amount = dividends[year] ?? 0;
      ledger.post(
        last,
        { rule: 'dividend', item },
        'retainedEarnings',
        amount,
        'dividends',
        -amount,
      );
    }
  }
}

/** One year's income before tax, the losses carried into it and its tax, in cents. */
export interface YearTax {
  readonly income: number;
  readonly losses: number;
  readonly tax: number;
  /** Why the losses carried out of the year are unknown. */
  readonly unknown: Unknown;
}

/** Months between the last month of a year, in which its tax is posted, and the payment. */
const monthsToPay = 2;

/** @returns the highest taxable income of a year that has the lower rate, in cents. */
export function smallBusinessLimit({ start }: Plan, last: number): number {
  return inForce(constants.corporateTaxAbove, `${monthName(start + last)}-01`).value.income;
}

/**
 * Posts the income tax of corporations and cooperatives at the end of a year: rate × (income − losses carried forward),
 * at least 0, with the higher rate, if there is one, on what exceeds the small business limit. Each part is rounded. Losses are carried forward until used up, since the legal limit of twenty years exceeds the plan (Income
 * Tax Act, s. 111).
 * @param taxed the years before; receives the year that ends with the month.
 */
export function postIncomeTax(ledger: Ledger, plan: Plan, month: number, taxed: YearTax[]): void {
  if (plan.form !== 'corporation' && plan.form !== 'cooperative') return;
  const year = years.find(({ last }) => last === month);
  if (!year) return;
  const { first, last } = year;
  const { income, unknown } = incomeBetween(ledger, first, last);
  const before = taxed.at(-1);
  const losses = before ? Math.max(0, before.losses - before.income) : 0;
  const taxable = Math.max(0, income - losses);
  const { corporateTaxRate: rate, corporateTaxRateAbove: above = rate } = plan;
  const low = plan.corporateTaxRateAbove
    ? Math.min(taxable, smallBusinessLimit(plan, last))
    : taxable;
  const tax = times(low, rate) + times(taxable - low, above);
  const unknownLosses = before?.unknown ?? known;
  const isLoss = unknown === known && income <= 0;
  const isFree = isLoss || (rate.n === 0n && above.n === 0n);
  const reasons = isFree ? known : unknown | unknownLosses;
  ledger.post(last, { rule: 'incomeTax', item: 0 }, 'incomeTax', tax, 'incomeTaxPayable', -tax);
  const paid = last + monthsToPay;
  if (paid <= lastMonth) {
    const source = { rule: 'incomeTaxPaid', item: 0 };
    ledger.post(paid, source, 'incomeTaxPayable', tax, 'incomeTaxPaid', -tax);
    ledger.mark('incomeTaxPaid', paid, reasons);
  }
  ledger.mark('incomeTax', last, reasons);
  ledger.mark('incomeTaxPayable', last, reasons, paid);
  taxed.push({ income, losses, tax, unknown: unknown | unknownLosses });
}

/** @returns the income of the months from `first` to `last`, after the costs posted so far. */
export function incomeBetween(ledger: Ledger, first: number, last: number) {
  let income = 0;
  let unknown: Unknown = known;
  for (const account of incomeAccounts) {
    for (let m = first; m <= last; m += 1) {
      income -= ledger.sum(account, m);
      unknown |= ledger.unknown(account, m);
    }
  }
  return { income, unknown };
}

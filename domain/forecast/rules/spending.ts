import { lastMonth } from '../calendar.ts';
import type { Account, Ledger, Source } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { type Amount, known } from '../unknown.ts';
import { risesBy } from './indexing.ts';
import type { SalesTaxes, Taxed } from './salesTaxes.ts';

/** Posts fixed costs in their months and start-up costs in month 0. All are paid immediately, taxes included. */
export function postSpending(
  ledger: Ledger,
  plan: Plan,
  fixedAmounts: readonly (readonly number[])[],
  taxes: SalesTaxes,
): void {
  for (const [item, { amount, isTaxable }] of plan.startup.entries()) {
    const source = { rule: 'startup', item };
    postPurchase(ledger, taxes, { source, month: 0, amount, isTaxable }, 'startupCosts');
  }
  for (const [item, { amount, isTaxable, isActive }] of plan.fixed.entries()) {
    const source = { rule: 'fixed', item };
    const amounts = fixedAmounts[item] ?? [];
    for (let month = 1; month <= lastMonth; month += 1) {
      if (!isActive[month]) continue;
      const value = amounts[risesBy(month)] ?? 0;
      const due = { value, unknown: amount.unknown };
      postPurchase(ledger, taxes, { source, month, amount: due, isTaxable }, 'fixedCosts');
    }
  }
}

/** A purchase that is paid in the same month. */
export interface Bought {
  readonly source: Source;
  readonly month: number;
  /** Before taxes. */
  readonly amount: Amount;
  readonly isTaxable: boolean;
}

/**
 * Posts a purchase that is paid immediately. Recoverable taxes become credits; others are part of its cost.
 * @param account receives the cost. Fixed assets are capital property, paid from `cashForAssets`.
 * @returns the cost, including taxes that are not recovered.
 */
export function postPurchase(
  ledger: Ledger,
  taxes: SalesTaxes,
  { source, month, amount, isTaxable }: Bought,
  account: 'fixedCosts' | 'startupCosts' | 'variableCosts' | 'fixedAssets',
): Amount {
  const isCapital = account === 'fixedAssets';
  const cash: Account = isCapital ? 'cashForAssets' : 'cashToSuppliers';
  const price = taxes.on(amount.value, month, isTaxable);
  const credit = isTaxable && taxes.recovers(month, isCapital) ? price : untaxed(price.total);
  const cost = price.total - credit.gst - credit.qst;
  ledger.post(
    month,
    source,
    account,
    cost,
    cash,
    -price.total,
    'gst',
    credit.gst,
    'qst',
    credit.qst,
  );
  const isTouched = taxes.bearsAny(amount, month, isTaxable);
  const recovery = isTouched ? taxes.unknownRecovery(month, isCapital) : known;
  const unknown = amount.unknown | recovery;
  const isCredited = isTaxable && (recovery !== known || taxes.recovers(month, isCapital));
  taxes.credit(month, credit, isCredited ? unknown : known);
  // The payment is the same whether or not the taxes are recovered.
  ledger.mark(cash, month, amount.unknown);
  if (!isCapital) ledger.mark(account, month, unknown);
  return { value: cost, unknown };
}

function untaxed(total: number): Taxed {
  return { gst: 0, qst: 0, total };
}

import { lastMonth } from '../calendar.ts';
import { times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Offer, Plan } from '../plan.ts';
import { type Amount, known, type Series } from '../unknown.ts';
import type { SalesTaxes } from './salesTaxes.ts';
import { postPurchase } from './spending.ts';

/** @returns what follows an offer's sales in a month, in cents before taxes: revenue × share. */
export function variableCostOf(
  { variableShare }: Offer,
  { value, unknown }: Series,
  m: number,
): Amount {
  if (variableShare.n === 0n) return { value: 0, unknown: known };
  return { value: times(value[m] ?? 0, variableShare), unknown: unknown[m] ?? known };
}

/** Posts royalties, commissions and other shares of sales, paid in the month of the sale. */
export function postVariableCosts(
  ledger: Ledger,
  { offers }: Plan,
  revenues: readonly Series[],
  taxes: SalesTaxes,
): void {
  for (const [item, offer] of offers.entries()) {
    const revenue = revenues[item];
    if (!revenue || offer.variableShare.n === 0n) continue;
    const source = { rule: 'variableShare', item };
    const isTaxable = offer.variableShareTaxable;
    for (let month = 1; month <= lastMonth; month += 1) {
      const amount = variableCostOf(offer, revenue, month);
      postPurchase(ledger, taxes, { source, month, amount, isTaxable }, 'variableCosts');
    }
  }
}

import { lastMonth } from '../calendar.ts';
import { divided } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import type { SalesTaxes } from './salesTaxes.ts';
import { postPurchase } from './spending.ts';

/**
 * Posts assets that are bought or, at their cost without taxes, contributed by the owner, and their depreciation:
 * straight line by month from the month of entry (month 1 at the earliest), rounded cumulatively, with no residual
 * value.
 */
export function postAssets(ledger: Ledger, plan: Plan, taxes: SalesTaxes): void {
  for (const [item, asset] of plan.assets.entries()) {
    const { month, cost, isTaxable, isOwned, life } = asset;
    const source = { rule: isOwned ? 'ownedAsset' : 'asset', item };
    let entered = cost;
    if (isOwned) {
      ledger.post(month, source, 'fixedAssets', cost.value, 'ownerCapital', -cost.value);
      ledger.mark('ownerCapital', month, cost.unknown);
    } else {
      const bought = { source, month, amount: cost, isTaxable };
      entered = postPurchase(ledger, taxes, bought, 'fixedAssets');
    }
    const first = Math.max(1, month);
    const depreciation = { rule: 'depreciation', item };
    ledger.mark('fixedAssets', month, entered.unknown, first + life - 1);
    let given = 0;
    for (let t = 1; t <= life && first + t - 1 <= lastMonth; t += 1) {
      // Stays a safe integer, as divided() requires: at most 1,150,000,000 cents × 360 months.
      const upTo = divided(entered.value * t, life);
      const part = upTo - given;
      given = upTo;
      const m = first + t - 1;
      ledger.post(m, depreciation, 'depreciation', part, 'fixedAssets', -part);
      ledger.mark('depreciation', m, entered.unknown);
    }
  }
}

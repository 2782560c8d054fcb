import { lastMonth } from '../calendar.ts';
import { divided } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import type { SalesTaxes } from './salesTaxes.ts';
import { postPurchase } from './spending.ts';

/**
 * Posts bought assets, owner-contributed assets (at pre-tax cost) and straight-line monthly depreciation to zero,
 * rounded cumulatively. Depreciation starts in the asset's month, but not before month 1.
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

import { lastMonth } from '../calendar.ts';
import { divided } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Asset, Plan } from '../plan.ts';
import { type Amount, known } from '../unknown.ts';
import { type GrantStep, grantsFor, postLowered } from './grants.ts';
import type { SalesTaxes } from './salesTaxes.ts';
import { postPurchase } from './spending.ts';

/** @returns the first month of an asset's depreciation: its own, but not before month 1. */
export function firstDepreciated({ month }: Pick<Asset, 'month'>): number {
  return Math.max(1, month);
}

/**
 * Posts bought assets, owner-contributed assets (at pre-tax cost), the grants that lower them, and straight-line monthly
 * depreciation to zero, rounded cumulatively. A grant begins the depreciation again, with what is left, over the months
 * that are left.
 * @returns for each asset, the months in which grants lower it.
 */
export function postAssets(ledger: Ledger, plan: Plan, taxes: SalesTaxes): GrantStep[][] {
  return [...plan.assets.entries()].map(([item, asset]) => {
    const { month, life } = asset;
    const entered = postEntry(ledger, asset, item, taxes);
    const grants = grantsFor(plan, item);
    const steps: GrantStep[] = [];
    const first = firstDepreciated(asset);
    const end = first + life;
    const depreciation = { rule: 'depreciation', item };
    let base = entered;
    let start = first;
    let given = 0;
    ledger.mark('fixedAssets', month, base.unknown, end - 1);
    for (let m = month; m <= lastMonth; m += 1) {
      const own = grants.get(m);
      if (own) {
        const value = base.value - given;
        const before = m < end ? { value, unknown: base.unknown } : { value: 0, unknown: known };
        const step = postLowered(ledger, plan, m, own, before);
        steps.push(step);
        base = step.left;
        start = Math.max(first, m);
        given = 0;
        ledger.mark('fixedAssets', m, base.unknown, end - 1);
      }
      if (m < first || m >= end) continue;
      // Stays a safe integer, as divided() requires: at most 1,150,000,000 cents × 360 months.
      const upTo = divided(base.value * (m - start + 1), end - start);
      const part = upTo - given;
      given = upTo;
      ledger.post(m, depreciation, 'depreciation', part, 'fixedAssets', -part);
      ledger.mark('depreciation', m, base.unknown);
    }
    return steps;
  });
}

/** @returns the value at which an asset enters, with the taxes that are not recovered. */
function postEntry(ledger: Ledger, asset: Asset, item: number, taxes: SalesTaxes): Amount {
  const { month, cost, isTaxable, isOwned } = asset;
  if (isOwned) {
    const source = { rule: 'ownedAsset', item };
    ledger.post(month, source, 'fixedAssets', cost.value, 'ownerCapital', -cost.value);
    ledger.mark('ownerCapital', month, cost.unknown);
    return cost;
  }
  const bought = { source: { rule: 'asset', item }, month, amount: cost, isTaxable };
  return postPurchase(ledger, taxes, bought, 'fixedAssets');
}

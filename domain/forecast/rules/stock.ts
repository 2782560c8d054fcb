import { lastMonth, monthCount } from '../calendar.ts';
import { type Fraction, fraction, split, times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Offer, Plan } from '../plan.ts';
import type { Assumptions } from '../scenario.ts';
import { type Amount, known, type Series, type Unknown, unknownProduct } from '../unknown.ts';
import { indexed, risesBy } from './indexing.ts';
import type { SalesTaxes } from './salesTaxes.ts';

export interface OfferCosts {
  /** Before taxes: units × the cost of the month × the scenario's cost factor. */
  readonly base: Series;
  /** The cost of the units sold, including taxes that are not recovered that month. */
  readonly cost: Series;
  /** The cost assumed for each month after the end of the plan, for which stock is still bought. */
  readonly later: { readonly value: number; readonly unknown: Unknown };
}

/** Number of months at the end of the plan whose mean cost is assumed for the months after it. */
const meanMonths = 12;
const mean = fraction(1n, BigInt(meanMonths));

export function costsOf(
  plan: Plan,
  { cost: factor }: Assumptions,
  units: readonly Series[],
  taxes: SalesTaxes,
): OfferCosts[] {
  return plan.offers.map((offer, at) => offerCosts(offer, units[at], factor, taxes));
}

function offerCosts(
  offer: Offer,
  units: Series | undefined,
  factor: Fraction,
  taxes: SalesTaxes,
): OfferCosts {
  const zeros = () => Array.from({ length: monthCount }, () => 0);
  const reasons = () => Array.from({ length: monthCount }, () => known);
  const base = { value: zeros(), unknown: reasons() };
  const cost = { value: zeros(), unknown: reasons() };
  const unitCosts = indexed(offer.cost.value, offer.costIndex);
  for (let m = 1; m <= lastMonth; m += 1) {
    const sold = { value: units?.value[m] ?? 0, unknown: units?.unknown[m] ?? known };
    const value = times(sold.value * (unitCosts[risesBy(m)] ?? 0), factor);
    const unknown = unknownProduct(sold, offer.cost);
    base.value[m] = value;
    base.unknown[m] = unknown;
    const isLost = !taxes.recovers(m, false);
    cost.value[m] = isLost ? taxes.on(value, m, offer.isCostTaxable).total : value;
    const isTouched = taxes.bearsAny({ value, unknown }, m, offer.isCostTaxable);
    cost.unknown[m] = isTouched ? unknown | taxes.unknownRecovery(m, false) : unknown;
  }
  const last = lastMonth - meanMonths + 1;
  return {
    base,
    cost,
    later: {
      value: times(
        cost.value.slice(last).reduce((sum, one) => sum + one, 0),
        mean,
      ),
      unknown: cost.unknown.slice(last).reduce((all, one) => all | one, known),
    },
  };
}

/**
 * The purchase of month m. Stock covers the next k months, so each month buys the cost of the month k months ahead
 * (`later` after the plan), and month 0 buys that of the first k months.
 * @param k months of stock; 0 if units are bought when sold.
 */
export function purchaseOf({ cost, later }: OfferCosts, k: number, m: number) {
  if (m === 0) {
    const months = cost.value.slice(1, k + 1);
    const unknown = cost.unknown.slice(1, k + 1).reduce((all, one) => all | one, known);
    return { value: months.reduce((sum, one) => sum + one, 0), unknown };
  }
  if (m + k > lastMonth) return later;
  return { value: cost.value[m + k] ?? 0, unknown: cost.unknown[m + k] ?? known };
}

/**
 * Posts purchases, their payments and the cost of the units sold. Stock is recorded with the taxes that
 * are not recovered in the month of its sale. Month 0 is paid immediately, other months on the supplier terms.
 * @returns the amount paid in month 0 for the first stock of each offer.
 */
export function postDirectCosts(
  ledger: Ledger,
  plan: Plan,
  costs: readonly OfferCosts[],
  taxes: SalesTaxes,
): Amount[] {
  const upTo = plan.supplierTerms;
  const firstStocks: Amount[] = [];
  for (const [item, offer] of plan.offers.entries()) {
    const own = costs[item];
    if (!own) continue;
    const k = offer.stockMonths;
    const purchase = { rule: 'purchase', item };
    const sold = { rule: 'directCost', item };
    const payment = upTo.map((_, part) => ({ rule: 'supplierPayment', item, part }));
    for (let m = 0; m <= lastMonth; m += 1) {
      const bought = purchaseOf(own, k, m);
      const price = taxes.on(bought.value, m, offer.isCostTaxable && taxes.recovers(m, false));
      const { gst, qst } = price;
      if (m === 0) firstStocks.push({ value: price.total, unknown: bought.unknown });
      ledger.post(
        m,
        purchase,
        'inventory',
        bought.value,
        'payables',
        -price.total,
        'gst',
        gst,
        'qst',
        qst,
      );
      const parts = m === 0 ? [price.total] : split(price.total, upTo);
      for (const [later, paid] of parts.entries()) {
        if (m + later > lastMonth) break;
        const source = payment[later] ?? purchase;
        ledger.post(m + later, source, 'payables', paid, 'cashToSuppliers', -paid);
      }
      const cost = own.cost.value[m] ?? 0;
      ledger.post(m, sold, 'directCosts', cost, 'inventory', -cost);
      taxes.credit(m, price, known);
      markPurchase(ledger, plan, offer, own, m, taxes);
    }
  }
  return firstStocks;
}

function markPurchase(
  ledger: Ledger,
  plan: Plan,
  offer: Offer,
  own: OfferCosts,
  m: number,
  taxes: SalesTaxes,
): void {
  const k = offer.stockMonths;
  const bought = purchaseOf(own, k, m);
  const isTouched = taxes.bearsAny(bought, m, offer.isCostTaxable);
  const recovery = isTouched ? taxes.unknownRecovery(m, false) : known;
  ledger.mark('directCosts', m, own.cost.unknown[m] ?? known);
  // Without stock, the amount paid is the same whether or not the taxes are recovered.
  const paid = k === 0 ? (own.base.unknown[m] ?? known) : bought.unknown | recovery;
  const isCredited = offer.isCostTaxable && (recovery !== known || taxes.recovers(m, false));
  if (isCredited) {
    taxes.credit(m, { gst: 0, qst: 0, total: 0 }, bought.unknown | recovery);
  }
  for (let ahead = 1; ahead <= k; ahead += 1) {
    const reason = m + ahead > lastMonth ? own.later.unknown : own.cost.unknown[m + ahead];
    ledger.mark('inventory', m, reason ?? known, m + 1);
  }
  if (paid === known) return;
  let settled = m;
  for (const [later, share] of plan.supplierTerms.entries()) {
    const before = plan.supplierTerms[later - 1];
    const isPart = before ? share.n !== before.n || share.d !== before.d : share.n !== 0n;
    if (m === 0 ? later > 0 : !isPart) continue;
    settled = m + later;
    if (settled <= lastMonth) ledger.mark('cashToSuppliers', settled, paid);
  }
  ledger.mark('payables', m, paid, settled);
}

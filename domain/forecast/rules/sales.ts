import { lastMonth, monthCount } from '../calendar.ts';
import { split, times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { type Assumptions, collectionOf } from '../scenario.ts';
import { known, type Series, unknownProduct } from '../unknown.ts';
import { indexed, risesBy } from './indexing.ts';
import type { SalesTaxes } from './salesTaxes.ts';

/** Monthly revenue of each offer: units × the price of the month. */
export function revenuesOf({ offers }: Plan, units: readonly Series[]): Series[] {
  return offers.map(({ price, priceIndex }, at) => {
    const prices = indexed(price.value, priceIndex);
    const { value = [], unknown = [] } = units[at] ?? {};
    return {
      value: value.map((sold, m) => sold * (prices[risesBy(m)] ?? 0)),
      unknown: value.map((sold, m) =>
        unknownProduct({ value: sold, unknown: unknown[m] ?? known }, price),
      ),
    };
  });
}

/** @returns the taxable and zero-rated revenue of all offers, by month. */
export function countedForRegistration({ offers }: Plan, revenues: readonly Series[]): Series {
  const value = Array.from({ length: monthCount }, () => 0);
  const unknown = Array.from({ length: monthCount }, () => known);
  for (const [at, { taxStatus }] of offers.entries()) {
    const revenue = revenues[at];
    if (taxStatus === 'exempt' || !revenue) continue;
    for (let m = 1; m <= lastMonth; m += 1) {
      value[m] = (value[m] ?? 0) + (revenue.value[m] ?? 0);
      unknown[m] = (unknown[m] ?? known) | (revenue.unknown[m] ?? known);
    }
  }
  return { value, unknown };
}

/**
 * Posts sales with their taxes, bad debts (a share of the bill, taxes included, with no tax recovered), customer
 * payments, and card fees on what is not bad debt. Amounts are rounded for each offer and month.
 */
export function postSales(
  ledger: Ledger,
  plan: Plan,
  assumptions: Assumptions,
  revenues: readonly Series[],
  taxes: SalesTaxes,
): void {
  for (const [item, offer] of plan.offers.entries()) {
    const { taxStatus } = offer;
    const upTo = collectionOf(offer, assumptions);
    const sale = { rule: 'sale', item };
    const badDebt = { rule: 'badDebt', item };
    const cardFee = { rule: 'cardFee', item };
    const collection = upTo.map((_, part) => ({ rule: 'collection', item, part }));
    const isTaxable = taxStatus === 'taxable';
    for (let m = 1; m <= lastMonth; m += 1) {
      const revenue = revenues[item]?.value[m] ?? 0;
      const unsure = revenues[item]?.unknown[m] ?? known;
      if (revenue === 0 && unsure === known) continue;
      const isTouched = taxes.bearsAny({ value: revenue, unknown: unsure }, m, isTaxable);
      const unregistered = isTouched ? (taxes.registration.unknown[m] ?? known) : known;
      const isTaxed = isTaxable && taxes.registration.isRegistered[m] === true;
      const billed = taxes.on(revenue, m, isTaxed);
      const bad = times(billed.total, plan.badDebts);
      const fee = times(billed.total - bad, plan.cardFee);
      ledger.post(
        m,
        sale,
        'receivables',
        billed.total,
        'revenue',
        -revenue,
        'gst',
        -billed.gst,
        'qst',
        -billed.qst,
      );
      ledger.post(m, badDebt, 'badDebts', bad, 'receivables', -bad);
      ledger.post(m, cardFee, 'cardFees', fee, 'cashToSuppliers', -fee);
      for (const [later, paid] of split(billed.total - bad, upTo).entries()) {
        if (m + later > lastMonth) break;
        const source = collection[later] ?? sale;
        ledger.post(m + later, source, 'cashFromCustomers', paid, 'receivables', -paid);
      }
      if (isTaxed) taxes.collect(m, billed, unsure);
      if (unregistered !== known)
        taxes.collect(m, { gst: 0, qst: 0, total: 0 }, unregistered | unsure);
      const unknown = unsure | unregistered;
      if (unknown !== known) markSale(ledger, plan, m, unsure, unknown, upTo);
    }
  }
}

/** Marks the unknown parts of a sale. A share of 0 is always known, and a receivable is settled by its last payment. */
function markSale(
  ledger: Ledger,
  plan: Plan,
  m: number,
  unsure: bigint,
  unknown: bigint,
  upTo: ReturnType<typeof collectionOf>,
): void {
  ledger.mark('revenue', m, unsure);
  if (plan.badDebts.n !== 0n) ledger.mark('badDebts', m, unknown);
  if (plan.cardFee.n !== 0n) {
    ledger.mark('cardFees', m, unknown);
    ledger.mark('cashToSuppliers', m, unknown);
  }
  let settled = m;
  for (const [later, share] of upTo.entries()) {
    const before = upTo[later - 1];
    const isNothing = before ? share.n === before.n && share.d === before.d : share.n === 0n;
    if (isNothing) continue;
    settled = m + later;
    if (settled <= lastMonth) ledger.mark('cashFromCustomers', settled, unknown);
  }
  ledger.mark('receivables', m, unknown, settled);
}

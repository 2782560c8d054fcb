import { years } from '../calendar.ts';
import type { Run } from '../compute.ts';
import type { Offer } from '../plan.ts';
import { revenuesOf } from '../rules/sales.ts';
import { taxes } from '../rules/salesTaxes.ts';
import { costsOf } from '../rules/stock.ts';
import { variableCostOf } from '../rules/variableCosts.ts';
import { inYear } from '../statements/statements.ts';
import { known, type Series } from '../unknown.ts';

/** What the sales of an offer leave over a year, in cents. */
interface Margin {
  readonly unitPrice: number;
  /** What one unit costs, with the share paid to others and the taxes that are not recovered. */
  readonly unitCost: number;
  readonly bearsTaxes: boolean;
  /** Revenue and any gain from the quick method, less the costs. */
  readonly left: number;
}

/**
 * @returns the margin of an offer in the first year in which it sells, or of a single unit in its first month while no
 * sales are known; undefined if the margin is unknown.
 */
export function marginOf(run: Run, at: number): Margin | undefined {
  const { plan } = run.prepared;
  const offer = plan.offers[at];
  const sold = run.units[at];
  const booked = run.costs[at];
  if (!offer || !sold || !booked) return undefined;
  const selling = years.findIndex((_, year) => {
    const { value, unknown } = inYear(sold, year);
    return unknown === known && value > 0;
  });
  const isSold = selling >= 0;
  const year = isSold ? selling : years.findIndex(({ last }) => offer.from <= last);
  const units = isSold ? sold : oneUnitIn(offer.from);
  const unitsOfAll = plan.offers.map(() => units);
  const costs = isSold ? booked : costsOf(plan, run.assumptions, unitsOfAll, run.taxes)[at];
  const revenue = isSold ? run.revenues[at] : revenuesOf(plan, unitsOfAll)[at];
  const gain = isSold ? quickGainOf(run, at, year) : mayGain(run, offer) ? undefined : 0;
  if (!costs || !revenue || gain === undefined) return undefined;
  const shared = sharedIn(run, offer, revenue, year);
  const before = inYear(costs.base, year).value + shared.before;
  const withTaxes = inYear(costs.cost, year);
  // While the registration is unknown, so is whether any taxes are lost.
  const cost = withTaxes.unknown === known ? withTaxes.value + shared.cost : before;
  const count = inYear(units, year).value;
  const earned = inYear(revenue, year).value;
  return {
    unitPrice: Math.round(earned / count),
    unitCost: Math.round(cost / count),
    bearsTaxes: cost > before,
    left: earned + gain - cost,
  };
}

/** @returns what is paid to others on the sales of a year, before taxes and with those that are not recovered. */
function sharedIn({ taxes }: Run, offer: Offer, revenue: Series, year: number) {
  const { first, last } = years[year] ?? { first: 0, last: -1 };
  const shared = { before: 0, cost: 0 };
  for (let m = first; m <= last; m += 1) {
    const { value } = variableCostOf(offer, revenue, m);
    const isLost = offer.variableShareTaxable && !taxes.recovers(m, false);
    shared.before += value;
    shared.cost += taxes.on(value, m, isLost).total;
  }
  return shared;
}

function oneUnitIn(month: number): Series {
  const value = Array.from({ length: month + 1 }, (_, m) => (m === month ? 1 : 0));
  return { value, unknown: value.map(() => known) };
}

function mayGain({ prepared: { plan } }: Run, { taxStatus }: Offer): boolean {
  const { method, registration } = plan.salesTax;
  return method === 'quick' && registration !== 'never' && taxStatus === 'taxable';
}

/**
 * @returns the tax that the business keeps in a year under the quick method, in proportion to this offer's sales; 0 if
 * the method costs it money; undefined if it is unknown whether the business is registered.
 */
function quickGainOf(run: Run, at: number, year: number): number | undefined {
  const offer = run.prepared.plan.offers[at];
  if (!offer || !mayGain(run, offer)) return 0;
  const { first, last } = years[year] ?? { first: 0, last: -1 };
  const { isRegistered, unknown } = run.registration;
  let gain = 0;
  for (let m = first; m <= last; m += 1) {
    if (unknown[m] !== known) return undefined;
    if (!isRegistered[m]) continue;
    const revenue = run.revenues[at]?.value[m] ?? 0;
    const billed = run.taxes.on(revenue, m, true);
    for (const tax of taxes) {
      const quarter = run.quarters.find(
        (one) => one.tax === tax && one.first <= m && m <= one.last,
      );
      if (!quarter?.quick || quarter.quick.sales === 0) continue;
      const kept = (quarter.collected - quarter.quick.due) / quarter.quick.sales;
      gain += (revenue + billed[tax]) * kept;
    }
  }
  return Math.max(0, gain);
}

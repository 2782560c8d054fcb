import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { endsQuarter, lastMonth, monthCount, monthName, quarterOf } from '../calendar.ts';
import type { Plan } from '../plan.ts';
import { known, type Series, type Unknown } from '../unknown.ts';

export interface Registration {
  /** The first month of registration; null if there is none. */
  readonly month: number | null;
  /** For each month, why it is unknown whether the business is registered. */
  readonly unknown: readonly Unknown[];
  readonly isRegistered: readonly boolean[];
}

/**
 * @param sales taxable and zero-rated revenue.
 * @returns when the business is registered: as chosen, or once it no longer qualifies as a small supplier (Revenu
 * Québec, small suppliers; Excise Tax Act, s. 148).
 */
export function registrationOf(plan: Plan, sales: Series): Registration {
  const { registration } = plan.salesTax;
  const unknown = Array.from({ length: monthCount }, () => known);
  const from = (month: number | null): Registration => ({
    month,
    unknown,
    isRegistered: Array.from({ length: monthCount }, (_, m) => month !== null && m >= month),
  });
  if (registration === 'start') return from(0);
  if (registration === 'never') return from(null);
  const latest = firstRegistered(plan, sales.value);
  const reasons = sales.unknown.reduce((all, one) => all | one, known);
  if (reasons === known) return from(latest);
  // An unknown price or number of units makes the registration unknown, except in month 0, which has no sales.
  return { ...from(latest), unknown: unknown.map((_, m) => (m === 0 ? known : reasons)) };
}

/**
 * The earlier of two months, or null: (a) the month in which the sales of one calendar quarter alone exceed the limit;
 * (b) the second month after a quarter that, with up to three before it, exceeds the limit.
 */
function firstRegistered(plan: Plan, sales: readonly number[]): number | null {
  const { start } = plan;
  const quarters: number[] = [];
  let quarter = 0;
  let delayed: number | undefined;
  for (let m = 0; m <= lastMonth; m += 1) {
    const month = start + m;
    if (m === delayed) return m;
    if (m > 0 && quarterOf(month) !== quarterOf(month - 1)) quarter = 0;
    quarter += sales[m] ?? 0;
    const limit = smallSupplierLimit(plan, m);
    if (quarter > limit) return m;
    if (!endsQuarter(month)) continue;
    quarters.push(quarter);
    const lastFour = quarters.slice(-4).reduce((sum, one) => sum + one, 0);
    if (lastFour > limit) delayed ??= m + 2;
  }
  return null;
}

/** @returns the sales in cents that a small supplier may not exceed, in a month of the plan. */
export function smallSupplierLimit({ start }: Plan, m: number): number {
  return inForce(constants.smallSupplier, `${monthName(start + m)}-01`).value;
}

import { type CalendarMonth, lastMonth, monthCount, years } from '../calendar.ts';
import { fraction, quotient } from '../exact.ts';
import type { Offer } from '../plan.ts';
import type { Assumptions } from '../scenario.ts';
import { known, type Series } from '../unknown.ts';

/** Monthly units before the scenario factor and rounding, as numerators (`over`) of a common denominator (`under`). */
export interface ExactUnits {
  readonly over: readonly bigint[];
  readonly under: bigint;
  readonly unknown: Series['unknown'];
}

/**
 * Computes monthly units. By year: the year's total × weight ÷ sum of the weights. From anchors: linear between them
 * and flat outside, × 12 × weight ÷ sum of the weights. A month whose weight is 0 has 0 units, even if the units
 * entered are unknown.
 */
export function exactUnits({ units, season }: Offer, start: CalendarMonth): ExactUnits {
  const weights = BigInt(season.reduce((sum, weight) => sum + weight, 0));
  const weightIn = (m: number) => BigInt(season[(start + m) % 12] ?? 0);
  const over = Array.from({ length: monthCount }, () => 0n);
  const unknown = Array.from({ length: monthCount }, () => known);
  if (units.mode === 'year') {
    for (const [at, { first, last }] of years.entries()) {
      const year = units.years[at] ?? { value: 0, unknown: known };
      for (let m = Math.max(first, 1); m <= last; m += 1) {
        over[m] = BigInt(year.value) * weightIn(m);
        if (weightIn(m) > 0n) unknown[m] = year.unknown;
      }
    }
    return reduced(over, weights, unknown);
  }
  const gaps = units.anchors.map(({ month }, at) =>
    BigInt(month - (units.anchors[at - 1]?.month ?? month - 1)),
  );
  const common = gaps.reduce((all, gap) => all * fraction(gap, all).n, 1n);
  for (let m = 1; m <= lastMonth; m += 1) {
    const after = units.anchors.find(({ month }) => month >= m);
    const before = units.anchors.findLast(({ month }) => month <= m);
    const [a, b] = [before ?? after, after ?? before];
    if (weightIn(m) > 0n) unknown[m] = units.unknown;
    if (!a || !b) continue;
    const rise =
      a.month === b.month
        ? 0n
        : (BigInt(b.units - a.units) * BigInt(m - a.month) * common) / BigInt(b.month - a.month);
    over[m] = (BigInt(a.units) * common + rise) * 12n * weightIn(m);
  }
  return reduced(over, common * weights, unknown);
}

/** @returns the units raised or lowered by a whole number of percent, not rounded. */
export function unitsChangedBy(units: ExactUnits, percent: number): ExactUnits {
  if (percent === 0) return units;
  const over = units.over.map((value) => value * BigInt(100 + percent));
  return { ...units, over, under: units.under * 100n };
}

function reduced(over: readonly bigint[], under: bigint, unknown: Series['unknown']): ExactUnits {
  let common = under;
  for (const value of over) {
    let rest = value;
    while (rest !== 0n) [common, rest] = [rest, common % rest];
  }
  return { over: over.map((value) => value / common), under: under / common, unknown };
}

/**
 * Monthly units after the scenario factor, with cumulative rounding within each year of the plan. Units before the
 * month `from` are lost, not deferred.
 */
export function unitsOf(
  { over, under, unknown }: ExactUnits,
  from: number,
  { units: factor }: Pick<Assumptions, 'units'>,
): Series {
  const value = Array.from({ length: monthCount }, () => 0);
  const whole = under * factor.d;
  for (const { first, last } of years) {
    let exact = 0n;
    let given = 0;
    for (let m = Math.max(first, from); m <= last; m += 1) {
      exact += (over[m] ?? 0n) * factor.n;
      const sold = Number(quotient(exact, whole));
      value[m] = sold - given;
      given = sold;
    }
  }
  return { value, unknown: unknown.map((reason, m) => (m < from ? known : reason)) };
}

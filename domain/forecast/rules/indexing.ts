import { type Fraction, one, plus, product, times } from '../exact.ts';

/** Months between two increases. */
const yearLength = 12;

/** @returns how often an amount has risen by a month of the plan: the whole years since the opening. */
export function risesBy(m: number): number {
  return Math.max(0, Math.floor((m - 1) / yearLength));
}

/** @returns (1 + index)^n for n from 0 to 2, the rises within the plan. */
export function growthOf(index: Fraction): Fraction[] {
  const factor = plus(one, index);
  return [one, factor, product(factor, factor)];
}

/** @returns the amount in cents after 0 to 2 rises: amount × (1 + index)^n, rounded once. */
export function indexed(amount: number, index: Fraction): number[] {
  return growthOf(index).map((growth) => times(amount, growth));
}

/**
 * @param values in cents.
 * @param mostTicks the approximate maximum number of ticks.
 * @returns round, ascending tick values for an axis that includes zero and all values.
 */
export function amountTicks(values: readonly number[], mostTicks: number): readonly number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep((most - least || 100_00) / (mostTicks - 1));
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** @returns the smallest 1, 2 or 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}

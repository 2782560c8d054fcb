/** Where values lie between two edges of a chart. */
export interface Scale {
  readonly ticks: readonly number[];
  /** @returns the place of a value, in pixels. */
  readonly at: (value: number) => number;
}

/** Most ticks of an axis. */
const mostTicks = 5;

/**
 * A scale that holds zero and every value, with ticks at round amounts.
 * @param values in cents.
 * @param from the place of the least tick. @param to that of the largest.
 */
export function amountScale(values: readonly number[], from: number, to: number): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep((most - least || 100_00) / (mostTicks - 1));
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  const [low, high] = [first * step, last * step];
  return { ticks, at: (value) => from + ((value - low) / (high - low)) * (to - from) };
}

/** @returns the next 1, 2 or 5 of a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}

/** @returns the path of a line through known values; it breaks where one is unknown. */
export function linePath(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let isDown = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return `${command}${x(at).toFixed(1)},${y(value).toFixed(1)}`;
    })
    .join('');
}

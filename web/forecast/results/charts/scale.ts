import { amountTicks } from '@elan/domain/ticks';

/** The position of values between two edges of a chart. */
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
  const ticks = amountTicks(values, mostTicks);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, at: (value) => from + ((value - low) / (high - low)) * (to - from) };
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

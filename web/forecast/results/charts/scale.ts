import { amountTicks } from '@elan/domain/ticks';

/** Maps values to positions between two edges of a chart. */
export interface Scale {
  readonly ticks: readonly number[];
  /** @returns the position of a value, in pixels. */
  readonly at: (value: number) => number;
}

/** Maximum number of ticks on an axis. */
const mostTicks = 5;

/**
 * Creates a scale that contains zero and every value, with ticks at round amounts.
 * @param values in cents.
 * @param from the position of the lowest tick, in pixels.
 * @param to the position of the highest tick, in pixels.
 */
export function amountScale(values: readonly number[], from: number, to: number): Scale {
  const ticks = amountTicks(values, mostTicks);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, at: (value) => from + ((value - low) / (high - low)) * (to - from) };
}

/** @returns the SVG path of a line through the known values, with a gap at each unknown one. */
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

/** One line of the report: what was measured, the figure that counts, and what it was made of. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: '×' | 'ms' | 'KB' | '%';
  /** The most that the architecture allows, where it says so. */
  readonly budget?: number;
  readonly madeOf: string;
}

/** Prints a figure, its budget and whether it keeps it. */
export function print({ what, value, unit, budget, madeOf }: Figure): void {
  const digits = unit === '×' ? 2 : unit === 'KB' ? 0 : 1;
  const shown = `${value.toFixed(digits)} ${unit}`;
  const verdict =
    budget === undefined ? '' : `${value <= budget ? 'within' : 'OVER  '} ${budget} ${unit}`;
  console.log(`${what.padEnd(50)} ${shown.padStart(9)}  ${verdict.padEnd(14)}  ${madeOf}`);
}

/** @returns microseconds as a report shows them. */
export const micros = (value: number): string => `${value.toFixed(0)} µs`;

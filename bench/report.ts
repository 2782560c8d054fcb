/** A line of the report: what was measured, the result, and the values that it is based on. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: '×' | 'ms' | 'KB' | 'CLS' | 'points';
  /** The maximum in the architecture document, if it sets one. */
  readonly budget?: number;
  /** The minimum, for figures where more is better. */
  readonly least?: number;
  readonly detail: string;
}

const digitsOf: Readonly<Record<Figure['unit'], number>> = {
  '×': 2,
  ms: 1,
  KB: 0,
  CLS: 4,
  points: 0,
};

/** Prints a figure, its budget and whether it is within it. */
export function print({ what, value, unit, budget, least, detail }: Figure): void {
  const digits = digitsOf[unit];
  const shown = `${value.toFixed(digits)} ${unit}`;
  const verdict =
    least !== undefined
      ? `${value >= least ? 'at least' : 'UNDER   '} ${least}`
      : budget === undefined
        ? ''
        : `${value <= budget ? 'within' : 'OVER  '} ${budget} ${unit}`;
  console.log(`${what.padEnd(50)} ${shown.padStart(9)}  ${verdict.padEnd(14)}  ${detail}`);
}

/** @returns microseconds in the format of the report. */
export const micros = (value: number): string => `${value.toFixed(0)} µs`;

import type { Forecast } from './outputs.ts';
import { type Amount, known, type MissingInputs, type Series, type Unknown } from './unknown.ts';

/** Shows figures, and keeps of each field that is unknown somewhere why it is. */
export class Shown {
  private readonly reasons = new Map<string, Unknown>();

  figure(name: string, { value, unknown }: Amount): number | null {
    if (unknown === known) return value + 0;
    this.reasons.set(name, (this.reasons.get(name) ?? known) | unknown);
    return null;
  }

  /** @returns null also for a figure that there is none of. */
  ifAny(name: string, amount: Amount | undefined): number | null {
    return amount ? this.figure(name, amount) : null;
  }

  month(name: string, series: Series | undefined, m: number): number | null {
    return this.figure(name, {
      value: series?.value[m] ?? 0,
      unknown: series?.unknown[m] ?? known,
    });
  }

  unknown(missing: MissingInputs): Forecast['unknown'] {
    return [...this.reasons].map(([figure, unknown]) => ({
      figure,
      because: missing.pathsOf(unknown),
    }));
  }
}

/** A ratio held in hundredths. */
export function ratio(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}

/** The month ends from start-up on; the first of equals. */
export function lowestCash({ value, unknown }: Series): {
  readonly amount: Amount;
  readonly m: Amount;
} {
  const reasons = unknown.reduce((all, one) => all | one, known);
  const amount = Math.min(...value);
  return {
    amount: { value: amount, unknown: reasons },
    m: { value: value.indexOf(amount), unknown: reasons },
  };
}

/**
 * What a figure is unknown for: one bit for each missing input, so that two reasons join by `|`. `known` is none.
 * A figure that is not known carries its reasons beside a number that means nothing.
 */
export type Unknown = bigint;
export const known: Unknown = 0n;

/** An amount in cents, or a count, that a person may not have entered yet. */
export interface Amount {
  readonly value: number;
  readonly unknown: Unknown;
}

/** A figure of each month from 0 to 36. */
export interface Series {
  readonly value: number[];
  readonly unknown: Unknown[];
}

/** The missing inputs of a plan, each with its path in the form, such as "offers.0.price". */
export class MissingInputs {
  readonly paths: string[] = [];

  add(path: string): Unknown {
    this.paths.push(path);
    return 1n << BigInt(this.paths.length - 1);
  }

  /** @returns the amount, or 0 with its reason where it is missing. */
  amount(value: number | null | undefined, path: string): Amount {
    return value == null ? { value: 0, unknown: this.add(path) } : { value, unknown: known };
  }

  /** @returns the paths of the reasons, in the order of the form. */
  pathsOf(unknown: Unknown): string[] {
    return this.paths.filter((_, index) => (unknown >> BigInt(index)) % 2n === 1n);
  }
}

/** @returns the reasons for which a × b is unknown: a known 0 times an unknown is 0. */
export function unknownProduct(a: Amount, b: Amount): Unknown {
  const isZero = (one: Amount) => one.unknown === known && one.value === 0;
  return isZero(a) || isZero(b) ? known : a.unknown | b.unknown;
}

/** @returns the sum of amounts, unknown for every reason of any. */
export function sumOf(amounts: readonly Amount[]): Amount {
  let value = 0;
  let unknown = known;
  for (const one of amounts) {
    value += one.value;
    unknown |= one.unknown;
  }
  return { value, unknown };
}

/** @returns the amount with the opposite sign. */
export function minus({ value, unknown }: Amount): Amount {
  return { value: -value, unknown };
}

/**
 * The reasons why a figure is unknown: a bit set with one bit for each missing input, so that reasons combine with `|`.
 * `known` is the empty set. An unknown figure also carries a placeholder number.
 */
export type Unknown = bigint;
export const known: Unknown = 0n;

/** An amount in cents, or a count, that may not have been entered yet. */
export interface Amount {
  readonly value: number;
  readonly unknown: Unknown;
}

/** A figure for each month from 0 to 36. */
export interface Series {
  readonly value: number[];
  readonly unknown: Unknown[];
}

/** The missing inputs of a plan, by their paths in the form, such as "offers.0.price". */
export class MissingInputs {
  readonly paths: string[] = [];

  add(path: string): Unknown {
    this.paths.push(path);
    return 1n << BigInt(this.paths.length - 1);
  }

  /** @returns the amount or, if it is missing, 0 with the reason. */
  amount(value: number | null | undefined, path: string): Amount {
    return value == null ? { value: 0, unknown: this.add(path) } : { value, unknown: known };
  }

  /** @returns the paths of the missing inputs that are in the set, in the order in which they were added. */
  pathsOf(unknown: Unknown): string[] {
    return this.paths.filter((_, index) => (unknown >> BigInt(index)) % 2n === 1n);
  }
}

/** @returns why a × b is unknown. A known 0 times an unknown amount is a known 0. */
export function unknownProduct(a: Amount, b: Amount): Unknown {
  const isZero = (one: Amount) => one.unknown === known && one.value === 0;
  return isZero(a) || isZero(b) ? known : a.unknown | b.unknown;
}

/** @returns the sum, unknown for all the reasons of its terms. */
export function sumOf(amounts: readonly Amount[]): Amount {
  let value = 0;
  let unknown = known;
  for (const one of amounts) {
    value += one.value;
    unknown |= one.unknown;
  }
  return { value, unknown };
}

export function minus({ value, unknown }: Amount): Amount {
  return { value: -value, unknown };
}

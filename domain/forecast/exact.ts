/**
 * Exact arithmetic on money. Amounts are integer cents stored as numbers: the bounds on the inputs keep every sum a
 * safe integer. Rates are fractions. A product that could exceed the safe integers is computed with BigInt.
 */

/** A fraction in lowest terms with a positive denominator. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
  /** `n` and `d` as numbers; both are Infinity if either is not a safe integer. */
  readonly top: number;
  readonly bottom: number;
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

export function fraction(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  const [top, bottom] = a === 0n ? [0n, 1n] : [n / a, d / a];
  const isSafe = top <= largest && top >= -largest && bottom <= largest;
  return {
    n: top,
    d: bottom,
    top: isSafe ? Number(top) : Number.POSITIVE_INFINITY,
    bottom: isSafe ? Number(bottom) : Number.POSITIVE_INFINITY,
  };
}

export const zero = fraction(0n, 1n);
export const one = fraction(1n, 1n);

/** @param text a non-negative decimal number, such as "9.975". */
export function decimal(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** @param text a percentage, such as "9.975". @returns it as an exact fraction: 0.09975. */
export function percent(text: string): Fraction {
  const { n, d } = decimal(text);
  return fraction(n, d * 100n);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function less(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function product(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

/** @returns n ÷ d, rounded half away from zero. @param d positive. */
export function quotient(n: bigint, d: bigint): bigint {
  const half = n < 0n ? -d : d;
  return (2n * n + half) / (2n * d);
}

/** @returns amount × fraction as an integer, rounded half away from zero. */
export function times(amount: number, { n, d, top, bottom }: Fraction): number {
  const exact = amount * top;
  return Math.abs(exact) <= Number.MAX_SAFE_INTEGER
    ? divided(exact, bottom)
    : Number(quotient(BigInt(amount) * n, d));
}

/**
 * @param exact a safe integer, so that the remainder and its double are exact.
 * @returns exact ÷ by, rounded half away from zero.
 */
export function divided(exact: number, by: number): number {
  const rest = exact % by;
  const whole = (exact - rest) / by;
  if (2 * Math.abs(rest) < by) return whole + 0;
  return whole + (exact < 0 ? -1 : 1);
}

/**
 * Splits a total with cumulative rounding, so that the parts add up to it.
 * @param upTo for each part, the cumulative share of the total up to and including that part.
 */
export function split(total: number, upTo: readonly Fraction[]): number[] {
  let given = 0;
  return upTo.map((share) => {
    const part = times(total, share) - given;
    given += part;
    return part;
  });
}

/** @returns the running totals of shares, as `split` takes them. */
export function cumulated(shares: readonly Fraction[]): Fraction[] {
  let sum = zero;
  return shares.map((share) => {
    sum = plus(sum, share);
    return sum;
  });
}

import { describe, expect, it } from 'vitest';
import {
  cumulated,
  decimal,
  divided,
  fraction,
  percent,
  plus,
  quotient,
  split,
  times,
} from './exact.ts';

describe('fractions', () => {
  it('are in lowest terms, as big integers and as numbers', () => {
    expect(fraction(6n, 4n)).toEqual({ n: 3n, d: 2n, top: 3, bottom: 2 });
    expect(fraction(-6n, 4n)).toEqual({ n: -3n, d: 2n, top: -3, bottom: 2 });
    expect(fraction(0n, 7n)).toEqual({ n: 0n, d: 1n, top: 0, bottom: 1 });
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    expect(fraction(most, 2n)).toMatchObject({ top: Number(most), bottom: 2 });
    expect(fraction(-most, 2n)).toMatchObject({ top: -Number(most), bottom: 2 });
    expect(fraction(2n, most)).toMatchObject({ top: 2, bottom: Number(most) });
    const infinite = { top: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
    expect(fraction(most + 2n, 2n)).toMatchObject(infinite);
    expect(fraction(-most - 2n, 2n)).toMatchObject(infinite);
    expect(fraction(2n, most + 2n)).toMatchObject(infinite);
  });

  it('are read from decimals and percentages', () => {
    expect(decimal('9.975')).toMatchObject({ n: 399n, d: 40n });
    expect(decimal('12')).toMatchObject({ n: 12n, d: 1n });
    expect(percent('9.975')).toMatchObject({ n: 399n, d: 4000n });
  });

  it('add up', () => {
    expect(plus(fraction(1n, 2n), fraction(1n, 3n))).toMatchObject({ n: 5n, d: 6n });
    const shares = cumulated([fraction(1n, 2n), fraction(1n, 3n), fraction(1n, 6n)]);
    expect(shares.map(({ n, d }) => [n, d])).toEqual([
      [1n, 2n],
      [5n, 6n],
      [1n, 1n],
    ]);
  });
});

describe('rounding is half away from zero', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [7, 3, 2],
    [-7, 3, -2],
    [8, 3, 3],
    [-8, 3, -3],
    [6, 3, 2],
    [0, 3, 0],
    [-1, 3, 0],
  ])('%i ÷ %i = %i', (over, under, rounded) => {
    expect(quotient(BigInt(over), BigInt(under))).toBe(BigInt(rounded));
    expect(divided(over, under)).toBe(rounded);
    expect(times(over, fraction(1n, BigInt(under)))).toBe(rounded);
  });

  it('of products beyond the safe integers too', () => {
    // 10¹² × 0.999999999999 = 999,999,999,999; half of that ends in ½ and is rounded up.
    expect(times(1e12, decimal('0.999999999999'))).toBe(999_999_999_999);
    expect(times(500_000_000_000, decimal('0.999999999999'))).toBe(500_000_000_000);
    expect(times(-500_000_000_000, decimal('0.999999999999'))).toBe(-500_000_000_000);
  });

  it('of parts is that of what they add up to', () => {
    const thirds = [fraction(1n, 3n), fraction(2n, 3n), fraction(1n, 1n)];
    expect(split(100, thirds)).toEqual([33, 34, 33]);
    expect(split(-100, thirds)).toEqual([-33, -34, -33]);
  });
});

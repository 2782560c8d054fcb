import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from './forecast/exact.ts';
import { percentOfShare, typedRate } from './rate.ts';

it.each([
  ['7.45', '7,45\u00a0%', '7.45%'],
  ['8', '8\u00a0%', '8%'],
  ['7.50', '7,50\u00a0%', '7.50%'],
  ['0.602', '0,602\u00a0%', '0.602%'],
  ['0.000000000001', '0,000000000001\u00a0%', '0.000000000001%'],
])('a rate of %s is written as it was typed', (rate, fr, en) => {
  expect([typedRate(rate, 'fr'), typedRate(rate, 'en')]).toEqual([fr, en]);
});

it.each([
  ['1', '100'],
  ['0', '0'],
  ['0.7', '70'],
  ['0.07', '7'],
  ['0.655', '65.5'],
  ['0.290', '29'],
])('a share of %s is %s %', (share, rate) => {
  expect(percentOfShare(share)).toBe(rate);
});

it('a share in percent is exact', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.integer({ min: 1, max: 12 }), (value, places) => {
      const digits = String(value % 10 ** places).padStart(places, '0');
      const [share, rate] = [decimal(`0.${digits}`), decimal(percentOfShare(`0.${digits}`))];
      expect(rate.n * share.d).toBe(share.n * rate.d * 100n);
    }),
  );
});

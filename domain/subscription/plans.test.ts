import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  allowanceOf,
  defaultFreeLimit,
  premiumPriceCents,
  unitsLeftIfFew,
  usagePeriod,
} from './plans.ts';

const premium = allowanceOf('premium', defaultFreeLimit);
const monthAt = (time: string) => usagePeriod(premium, new Date(time));

it('holds the numbers of docs/product.md#plans', () => {
  expect(premiumPriceCents).toBe(1_699);
  expect(defaultFreeLimit).toBe(3);
  expect(allowanceOf('free', 5)).toEqual({ limit: 5, renews: 'never', counted: true });
  expect(premium).toEqual({ limit: 100, renews: 'monthly', counted: true });
  expect(allowanceOf('founder', 5)).toMatchObject({ limit: 999_999, counted: false });
});

it.each([
  ['winter time', '2026-12-01T04:59:59.999Z', '2026-11', '2026-12-01T05:00:00Z', '2026-12'],
  ['the new year', '2027-01-01T04:59:59.999Z', '2026-12', '2027-01-01T05:00:00Z', '2027-01'],
  ['a leap day', '2028-03-01T04:59:59.999Z', '2028-02', '2028-03-01T05:00:00Z', '2028-03'],
  ['summer time', '2026-04-01T03:59:59.999Z', '2026-03', '2026-04-01T04:00:00Z', '2026-04'],
  ['the day clocks go back', '2026-11-01T03:59:59.999Z', '2026-10', '2026-11-01T04:00Z', '2026-11'],
])('begins the month at midnight in Toronto: %s', (_when, before, old, after, fresh) => {
  expect(monthAt(before)).toBe(old);
  expect(monthAt(after)).toBe(fresh);
});

it('stays in the month at a clock change', () => {
  for (const time of ['2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z']) {
    expect(monthAt(time)).toBe('2026-03');
  }
  for (const time of ['2026-11-01T05:59:59Z', '2026-11-01T06:00:00Z']) {
    expect(monthAt(time)).toBe('2026-11');
  }
});

it('never goes back in time', () => {
  const day = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [earlier, later] = a <= b ? [a, b] : [b, a];
      expect(usagePeriod(premium, earlier)).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
      expect(usagePeriod(premium, earlier) <= usagePeriod(premium, later)).toBe(true);
    }),
  );
});

it('is the whole life for a plan that never renews', () => {
  for (const plan of ['free', 'founder'] as const) {
    expect(usagePeriod(allowanceOf(plan, 3), new Date())).toBe('life');
  }
});

it('reports how many generations are left only where they are counted and few', () => {
  expect(unitsLeftIfFew({ used: 2, limit: 3 }, true)).toBe(1);
  expect(unitsLeftIfFew({ used: 4, limit: 3 }, true)).toBe(0);
  expect(unitsLeftIfFew({ used: 95, limit: 100 }, true)).toBe(5);
  expect(unitsLeftIfFew({ used: 94, limit: 100 }, true)).toBeUndefined();
  expect(unitsLeftIfFew({ used: 7, limit: 9 }, false)).toBeUndefined();
});

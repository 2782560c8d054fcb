import { expect, it } from 'vitest';
import {
  bakery,
  basketMargin,
  breakEvenPerNight,
  figuresIn,
  fixedAMonth,
  forecast,
  nightsAMonth,
  sumOf,
} from './figures.ts';

it('has funding equal to its start-up costs', () => {
  expect(sumOf(bakery.funding)).toBe(sumOf(bakery.startUp));
});

it('covers its costs at the break-even point, and not one basket before', () => {
  const leftOf = (perNight: number) => perNight * nightsAMonth * basketMargin - fixedAMonth;
  expect(leftOf(breakEvenPerNight)).toBeGreaterThanOrEqual(0);
  expect(leftOf(breakEvenPerNight - 1)).toBeLessThan(0);
});

it('ends each year of the forecast with the profit of its sales', () => {
  for (const year of forecast) {
    expect(year.sales).toBe(year.baskets * bakery.basketPrice);
    expect(year.sales - year.variable - year.fixed).toBe(year.surplus);
  }
  expect(forecast.map(({ surplus }) => surplus)).toEqual([3_024, 28_200, 44_640]);
});

it('spends less on marketing than its monthly fixed costs', () => {
  expect(sumOf(bakery.marketing)).toBeLessThan(fixedAMonth);
});

it('shows rounded shares that add up to the whole', () => {
  const { share, tonnes, carbonTotal } = figuresIn('en');
  const parts = Object.values(bakery.carbon);
  const read = parts.map((part) => Number.parseInt(share(part), 10));
  expect(read.reduce((sum, part) => sum + part, 0)).toBe(100);
  const total = parts.reduce((sum, part) => sum + Number(tonnes(part)), 0);
  expect(total.toFixed(1)).toBe(carbonTotal);
});

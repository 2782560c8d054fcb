import { expect, it } from 'vitest';
import { computeExample } from './example/exampleProject.ts';
import { bakery, figuresIn, marketing, sumOf } from './figures.ts';

it('shows what the forecast computes; `npm test -- -u` brings it up to date', async () => {
  const computed = `${JSON.stringify(computeExample(), null, 2)}\n`;
  await expect(computed).toMatchFileSnapshot('./example/exampleForecast.json');
});

it('has enough money for its start', () => {
  expect(bakery.sources).toBe(bakery.own + bakery.loan);
  expect(bakery.sources).toBeGreaterThan(bakery.uses);
  expect(bakery.lowestCash).toBeGreaterThan(bakery.fixedAMonth);
  expect(bakery.lowestCash).toBeLessThan(1.5 * bakery.fixedAMonth);
});

it('covers its costs at the break-even point, and not one basket before', () => {
  const leftOf = (perNight: number) =>
    perNight * bakery.nightsAMonth * (bakery.price - bakery.variableCost) - bakery.fixedAMonth;
  expect(leftOf(bakery.breakEvenPerNight)).toBeGreaterThanOrEqual(0);
  expect(leftOf(bakery.breakEvenPerNight - 1)).toBeLessThan(0);
});

it('ends each year with the net income of its sales', () => {
  for (const { sales, variable, fixed, netIncome } of bakery.years) {
    expect(sales - variable - fixed).toBe(netIncome);
  }
});

it('spends on marketing what its sheet lists', () => {
  expect(sumOf(marketing)).toBe(140);
  expect(figuresIn('en').marketingTotal).toBe('$140');
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import type { Scenario } from '../scenario.ts';
import { monthsOf, statements, unitsIn } from '../testing/smallPlans.ts';

/** @returns the first month of registration. @param sales in dollars by month. */
function registeredIn(
  sales: Readonly<Record<number, number>>,
  more: Partial<ForecastInputs['offers'][number]> = {},
  opening = '2027-01',
  scenario: Scenario = 'expected',
) {
  const offer = { price: 1_00, units: unitsIn(sales), ...more };
  return statements({ opening }, offer, scenario).registeredMonth;
}

describe('a small supplier is registered', () => {
  it('from the month in which a calendar quarter alone passes 30,000.00', () => {
    expect(registeredIn({ 1: 20_000, 2: 10_000 })).toBeNull();
    expect(registeredIn({ 1: 20_000, 2: 10_000, 3: 1 })).toBe(3);
    // March and April are in different quarters, which together reach exactly 30,000.00.
    expect(registeredIn({ 3: 20_000, 4: 10_000 })).toBeNull();
  });

  it('from the second month after a quarter at whose end the last four pass it', () => {
    expect(registeredIn({ 3: 20_000, 4: 10_001 })).toBe(8);
    // Five quarters add up to 37,000, but four consecutive ones never exceed 29,000.
    expect(registeredIn({ 1: 8_000, 4: 7_000, 7: 7_000, 10: 7_000, 13: 8_000 })).toBeNull();
    expect(registeredIn({ 1: 8_000, 4: 7_000, 7: 7_000, 10: 9_000 })).toBe(14);
  });

  it('counting the quarter of the opening, short as it is', () => {
    // The plan opens in March: 10,000 in the first calendar quarter, 21,000 in the second, which ends in month 4.
    expect(registeredIn({ 1: 10_000, 2: 21_000 }, {}, '2027-03')).toBe(6);
  });

  it('sooner where a quarter passes alone while the delay runs', () => {
    expect(registeredIn({ 1: 20_000, 6: 15_000 })).toBe(8);
    expect(registeredIn({ 1: 20_000, 6: 15_000, 7: 30_001 })).toBe(7);
    expect(registeredIn({ 1: 20_000, 6: 15_000, 8: 30_001 })).toBe(8);
    // The first quarter over the limit sets the date, even if the next one is over it too.
    expect(registeredIn({ 1: 20_000, 6: 15_000, 9: 15_000 })).toBe(8);
  });

  it('by zero-rated sales too, not by exempt ones, nor after month 36', () => {
    expect(registeredIn({ 1: 30_001 }, { taxStatus: 'zeroRated' })).toBe(1);
    expect(registeredIn({ 1: 30_001 }, { taxStatus: 'exempt' })).toBeNull();
    expect(registeredIn({ 33: 20_000, 36: 20_000 })).toBeNull();
    expect(registeredIn({ 36: 30_001 })).toBe(36);
  });

  it('by the sales of the scenario', () => {
    expect(registeredIn({ 1: 37_500 }, {}, '2027-01', 'prudent')).toBeNull();
    expect(registeredIn({ 1: 37_501 }, {}, '2027-01', 'prudent')).toBe(1);
    expect(registeredIn({ 1: 25_001 }, {}, '2027-01', 'ambitious')).toBe(1);
  });

  it('by all offers together', () => {
    const offer = { price: 1_00, cost: 0, units: unitsIn({ 2: 15_001 }) };
    const offers = [
      { id: 'a', ...offer },
      { id: 'b', ...offer },
    ];
    expect(statements({ opening: '2027-01', offers }).registeredMonth).toBe(2);
  });

  it('for the whole month, and as one chooses', () => {
    const offer = { price: 1_00, units: unitsIn({ 1: 100, 2: 30_000, 3: 100 }) };
    const owing = (registration: 'auto' | 'start' | 'never') => {
      const plan = statements({ opening: '2027-01', salesTax: { registration } }, offer);
      return [plan.registeredMonth, monthsOf(plan, 'salesTaxPaid')];
    };
    // Taxes on 30,100.00: GST 1,505.00, QST 2,992.50 + 9.98.
    expect(owing('auto')).toEqual([2, { 4: 1_505_00 + 3_002_48 }]);
    expect(owing('start')).toEqual([0, { 4: 1_510_00 + 3_012_46 }]);
    expect(owing('never')).toEqual([null, {}]);
  });
});

import { describe, expect, it } from 'vitest';
import { from, monthsOf, statements, unitsIn } from '../testing/smallPlans.ts';

const plain = { cost: 10_00, costTaxable: false };
const tenMonthly = { mode: 'ramp' as const, anchors: { 1: 10 } };
const registered = { salesTax: { registration: 'start' as const } };

describe('direct costs', () => {
  it('are bought when sold, unless there is stock', () => {
    const plan = statements({}, { ...plain, units: unitsIn({ 2: 3 }) });
    expect(monthsOf(plan, 'directCosts')).toEqual({ 2: 30_00 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 2: 30_00 });
    expect(monthsOf(plan, 'inventory')).toEqual({});
  });

  it('are paid by the supplier’s terms, with their taxes', () => {
    const terms = { supplierTerms: ['0.2', '0.3', '0.5'] };
    const plan = statements(
      { ...registered, ...terms },
      { cost: 100_00, units: unitsIn({ 1: 1 }) },
    );
    // Shares of 114.98: 0.2 = 22.996 → 23.00; 0.5 = 57.49, less 23.00; then the rest.
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 1: 23_00, 2: 34_49, 3: 57_49 });
    expect(monthsOf(plan, 'payables')).toEqual({ 1: 91_98, 2: 57_49 });
    expect(monthsOf(plan, 'directCosts')).toEqual({ 1: 100_00 });
    const last = statements(terms, { ...plain, units: unitsIn({ 36: 1 }) });
    expect(monthsOf(last, 'payables')).toEqual({ 36: 8_00 });
  });

  it('hold their taxes by the quick method, and give no credit', () => {
    const quick = { salesTax: { registration: 'start' as const, method: 'quick' as const } };
    const plan = statements(quick, { cost: 100_00, stockMonths: 1, units: unitsIn({ 2: 1 }) });
    expect(monthsOf(plan, 'directCosts')).toEqual({ 2: 114_98 });
    expect(monthsOf(plan, 'inventory')).toEqual({ 1: 114_98 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 1: 114_98 });
    expect(monthsOf(plan, 'salesTaxPayable')).toEqual({});
  });

  it('hold the taxes that are lost', () => {
    const plan = statements({}, { cost: 100_00, units: unitsIn({ 1: 1 }) });
    expect(monthsOf(plan, 'directCosts')).toEqual({ 1: 114_98 });
    const untaxed = statements({}, { ...plain, units: unitsIn({ 1: 1 }) });
    expect(monthsOf(untaxed, 'directCosts')).toEqual({ 1: 10_00 });
  });
});

describe('stock', () => {
  it('is what the next months will cost; start-up buys the first and pays at once', () => {
    const plan = statements(
      { supplierTerms: ['0', '1', '0'] },
      { ...plain, stockMonths: 2, units: tenMonthly },
    );
    expect(from(plan, 'inventory', 0, 36)).toEqual(Array(37).fill(200_00));
    expect(from(plan, 'cashToSuppliers', 0, 3)).toEqual([200_00, 0, 100_00, 100_00]);
    expect(from(plan, 'payables', 0, 2)).toEqual([0, 100_00, 100_00]);
    expect(from(plan, 'directCosts', 0, 2)).toEqual([0, 100_00, 100_00]);
  });

  it('looks ahead to a rise', () => {
    const plan = statements({}, { ...plain, stockMonths: 2, units: unitsIn({ 4: 5 }) });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 2: 50_00 });
    expect(monthsOf(plan, 'inventory')).toEqual({ 2: 50_00, 3: 50_00 });
    expect(monthsOf(plan, 'directCosts')).toEqual({ 4: 50_00 });
  });

  it('takes the mean of the last twelve months for those after the plan', () => {
    const plan = statements({}, { ...plain, stockMonths: 1, units: unitsIn({ 24: 60, 36: 125 }) });
    // 1,250.00 ÷ 12 = 104.17. Sales of month 24 are not in the mean.
    expect(from(plan, 'inventory', 34, 36)).toEqual([0, 1_250_00, 104_17]);
    expect(from(plan, 'cashToSuppliers', 34, 36)).toEqual([0, 1_250_00, 104_17]);
    const three = statements({}, { ...plain, stockMonths: 3, units: unitsIn({ 25: 120 }) });
    expect(from(three, 'inventory', 33, 36)).toEqual([0, 100_00, 200_00, 300_00]);
  });

  it('is worth its price where the taxes come back, else its price with them', () => {
    const offer = { cost: 100_00, stockMonths: 1, units: unitsIn({ 1: 1 }) };
    const plan = statements(registered, offer);
    expect(monthsOf(plan, 'inventory')).toEqual({ 0: 100_00 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 0: 114_98 });
    expect(monthsOf(statements({}, offer), 'inventory')).toEqual({ 0: 114_98 });
  });

  it('is bought for what it will cost with the registration of the month that sells it', () => {
    // Sales of 30,001 in month 3 require registration from that month on.
    const big = { id: 'b', price: 30_001_00, cost: 0, units: unitsIn({ 3: 1 }) };
    const units = unitsIn({ 2: 1, 3: 1, 4: 1 });
    const offers = [{ id: 'a', price: 0, cost: 100_00, stockMonths: 1, units }, big];
    const plan = statements({ opening: '2027-01', offers });
    expect(plan.registeredMonth).toBe(3);
    expect(monthsOf(plan, 'directCosts')).toEqual({ 2: 114_98, 3: 100_00, 4: 100_00 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 1: 114_98, 2: 100_00, 3: 114_98 });
  });
});

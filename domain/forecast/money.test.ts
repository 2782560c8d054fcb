import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from './inputs.ts';
import { from, monthsOf, statements, unitsIn } from './testing/smallPlans.ts';

const registered = { salesTax: { registration: 'start' as const } };

describe('a fixed cost', () => {
  it('rises with each year since the opening, in its months', () => {
    const rent = { id: 'r', amount: 1_000_00, tax: 'none' as const, index: '3' };
    const plan = statements({ fixed: [rent] });
    // Years 2 and 3 are × 1.03 and × 1.0609.
    expect(from(plan, 'fixedCosts', 0, 37)).toEqual([
      0,
      ...Array(12).fill(1_000_00),
      ...Array(12).fill(1_030_00),
      ...Array(12).fill(1_060_90),
    ]);
    const some = statements({
      opening: '2027-05',
      fixed: [{ ...rent, months: [5, 12], from: 2, to: 20 }],
    });
    expect(monthsOf(some, 'fixedCosts')).toEqual({ 8: 1_000_00, 13: 1_030_00, 20: 1_030_00 });
  });
});

describe('start-up', () => {
  it('is paid in month 0, its taxes lost without registration', () => {
    const startup = [
      { id: 'a', amount: 500_00 },
      { id: 'b', amount: 100_00, tax: 'none' as const },
    ];
    expect(monthsOf(statements({ startup }), 'startupCosts')).toEqual({ 0: 674_88 });
    expect(monthsOf(statements({ ...registered, startup }), 'startupCosts')).toEqual({ 0: 600_00 });
    expect(monthsOf(statements({ ...registered, startup }), 'cashToSuppliers')).toEqual({
      0: 674_88,
    });
  });
});

describe('an asset', () => {
  const own = (asset: object, more: Partial<ForecastInputs> = {}) =>
    statements({ ...more, assets: [{ id: 'a', cost: 1_000_00, ...asset }] });

  it('is depreciated by equal parts from the month it enters, at the earliest the first', () => {
    const untaxed = { tax: 'none', life: 3 };
    // Cumulative depreciation: 333.33, 666.67, 1,000.00.
    const atStart = own(untaxed);
    expect(monthsOf(atStart, 'depreciation')).toEqual({ 1: 333_33, 2: 333_34, 3: 333_33 });
    expect(monthsOf(atStart, 'fixedAssets')).toEqual({ 0: 1_000_00, 1: 666_67, 2: 333_33 });
    expect(monthsOf(atStart, 'cashForAssets')).toEqual({ 0: 1_000_00 });
    const later = own({ ...untaxed, month: 35 });
    expect(monthsOf(later, 'depreciation')).toEqual({ 35: 333_33, 36: 333_34 });
    expect(monthsOf(own({ ...untaxed, month: 1, life: 1 }), 'depreciation')).toEqual({
      1: 1_000_00,
    });
  });

  it('lasts 60 months by default, and holds the taxes that are lost', () => {
    // 1,149.75 ÷ 60 = 19.1625.
    expect(from(own({}), 'depreciation', 1, 3)).toEqual([19_16, 19_17, 19_16]);
    expect(own({}, registered).months[1]?.depreciation).toBe(16_67);
    expect(monthsOf(own({}, registered), 'cashForAssets')).toEqual({ 0: 1_149_75 });
  });

  it('that is owned enters as equity, without cash or tax', () => {
    const plan = own({ owned: true, life: 2, month: 3 }, registered);
    expect(monthsOf(plan, 'cashForAssets')).toEqual({});
    expect(monthsOf(plan, 'cashFromOwner')).toEqual({});
    expect(from(plan, 'ownerCapital', 2, 4)).toEqual([0, 1_000_00, 1_000_00]);
    expect(monthsOf(plan, 'depreciation')).toEqual({ 3: 500_00, 4: 500_00 });
    expect(monthsOf(plan, 'fixedAssets')).toEqual({ 3: 500_00 });
  });
});

describe('capital, grants and deposits', () => {
  it('are equity, income and an asset', () => {
    const plan = statements({
      capital: [{ id: 'c', amount: 900_00, month: 2 }],
      grants: [{ id: 'g', amount: 500_00, month: 3 }],
      deposits: [{ id: 'd', amount: 300_00, month: 4 }],
    });
    expect(monthsOf(plan, 'cashFromOwner')).toEqual({ 2: 900_00 });
    expect(monthsOf(plan, 'grantsReceived')).toEqual({ 3: 500_00 });
    expect(monthsOf(plan, 'otherIncome')).toEqual({ 3: 500_00 });
    expect(monthsOf(plan, 'cashForAssets')).toEqual({ 4: 300_00 });
    expect(plan.months[36]).toMatchObject({
      cash: 1_100_00,
      deposits: 300_00,
      ownerCapital: 900_00,
      retainedEarnings: 500_00,
    });
  });
});

describe('income tax', () => {
  /** Year 1 loses 10,000.00 in month 0, year 2 earns 30,000.00 and year 3 earns 5,000.00. */
  const taxed = (form: ForecastInputs['form'], more: Partial<ForecastInputs> = {}) =>
    statements(
      { form, startup: [{ id: 's', amount: 10_000_00, tax: 'none' }], ...more },
      { price: 1_000_00, taxStatus: 'exempt', units: unitsIn({ 14: 30, 30: 5 }) },
    );

  it('of a corporation or a cooperative is on the income, less losses', () => {
    for (const form of ['corporation', 'cooperative'] as const) {
      // 20.5% of 20,000.00 and of 5,000.00.
      expect(monthsOf(taxed(form), 'incomeTax')).toEqual({ 24: 4_100_00, 36: 1_025_00 });
      expect(monthsOf(taxed(form), 'incomeTaxPaid')).toEqual({ 26: 4_100_00 });
      expect(monthsOf(taxed(form), 'incomeTaxPayable')).toEqual({
        24: 4_100_00,
        25: 4_100_00,
        36: 1_025_00,
      });
    }
    expect(taxed('corporation', { corporateTaxRate: '12.2' }).months[24]?.incomeTax).toBe(2_440_00);
  });

  it('carries what is left of a loss', () => {
    const startup = [{ id: 's', amount: 32_000_00, tax: 'none' as const }];
    // A loss of 2,000.00 is left for year 3, so its tax is 20.5% of 3,000.00.
    expect(monthsOf(taxed('corporation', { startup }), 'incomeTax')).toEqual({ 36: 615_00 });
  });

  it('is none for the others', () => {
    for (const form of ['nonProfit', 'soleProprietorship', 'partnership'] as const) {
      expect(monthsOf(taxed(form), 'incomeTax')).toEqual({});
    }
  });

  it('of year 1 is paid two months after it', () => {
    const plan = statements(
      { form: 'corporation' },
      { price: 1_000_00, taxStatus: 'exempt', units: unitsIn({ 1: 1 }) },
    );
    expect(monthsOf(plan, 'incomeTax')).toEqual({ 12: 205_00 });
    expect(monthsOf(plan, 'incomeTaxPaid')).toEqual({ 14: 205_00 });
  });
});

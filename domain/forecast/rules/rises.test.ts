import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { monthsOf, statements, unitsIn, unknownMonths } from '../testing/smallPlans.ts';

const each = (units: number): ForecastInputs['offers'][number]['units'] => ({
  mode: 'ramp',
  anchors: { 1: units },
});

describe('yearly rises', () => {
  it('raise a price from the thirteenth month, each from the first price, rounded once', () => {
    const { months } = statements({}, { price: 1_10, priceIndex: '3', units: each(10) });
    // 1.10 × 1.03 = 1.133, and × 1.03² = 1.16699. From 1.13 it would be 1.16.
    expect([0, 1, 12, 13, 24, 25, 36].map((m) => months[m]?.revenue)).toEqual([
      0, 11_00, 11_00, 11_30, 11_30, 11_70, 11_70,
    ]);
  });

  it('raise a cost before the scenario’s factor, and the stock bought for the months ahead', () => {
    const offer = { cost: 1_10, costIndex: '3', costTaxable: false, units: each(10) };
    const { months } = statements({}, offer, 'prudent');
    // 8 × 1.10 × 1.05 = 9.24, 8 × 1.13 × 1.05 = 9.492, 8 × 1.17 × 1.05 = 9.828.
    expect([12, 13, 25].map((m) => months[m]?.directCosts)).toEqual([9_24, 9_49, 9_83]);
    const stocked = statements({}, { ...offer, stockMonths: 1 });
    expect([11, 12, 24].map((m) => stocked.months[m]?.cashToSuppliers)).toEqual([
      11_00, 11_30, 11_70,
    ]);
  });

  it('raise the exact pay, rounded for each person', () => {
    const pay = { mode: 'hourly' as const, wage: 20_00, hoursPerWeek: 35 };
    const { months } = statements({ staff: [{ id: 's', people: 2, pay, raise: '2.5' }] });
    // 20.00 × 35 × 52 ÷ 12 × 1.04 = 3,154.6667. × 1.025 = 3,233.5333, where 3,154.67 would give 3,233.54.
    expect([1, 13, 25].map((m) => months[m]?.wages)).toEqual([
      2 * 3_154_67,
      2 * 3_233_53,
      2 * 3_314_37,
    ]);
  });
});

describe('tips', () => {
  const line = (amount: number, tips?: string) =>
    statements({ staff: [{ id: 's', pay: { mode: 'monthly', amount }, tips }] });

  it('bear contributions and are neither an expense nor paid', () => {
    const tipped = line(2_000_00, '50');
    expect(tipped.months[1]).toMatchObject({ wages: 2_000_00, cashToStaff: 2_000_00 });
    // QPP 6.30 % of 2,708.34 = 170.63 · employment insurance 54.60 · QPIP 18.06 · health fund 49.50 · labour standards
    // 1.80 · CNESST 46.20, all on 3,000.00.
    expect(tipped.months[1]?.employerCharges).toBe(340_79);
    const charges = (plan: typeof tipped) => plan.months.map((month) => month.employerCharges);
    expect(charges(tipped)).toEqual(charges(line(3_000_00)));
  });

  it('count toward the maxima of the year', () => {
    const charges = (plan: ReturnType<typeof line>) =>
      plan.years.map((year) => year.employerCharges);
    expect(charges(line(5_000_00, '300'))).toEqual(charges(line(20_000_00)));
  });
});

describe('a share of sales paid to others', () => {
  const offer = { price: 12_25, variableShare: '6', units: unitsIn({ 2: 1 }) };

  it('is an expense of the month of the sale, paid in it, whatever the terms', () => {
    const plan = statements(
      { collect: ['0', '0', '1', '0'], supplierTerms: ['0', '0', '1'] },
      offer,
    );
    // 12.25 × 6 % = 0.735.
    expect(monthsOf(plan, 'variableCosts')).toEqual({ 2: 74 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 2: 74 });
    expect(plan.years[0]).toMatchObject({ netIncome: 11_51, ebitda: 11_51 });
    expect(plan.years[0]?.ratios.grossMargin).toBe(93.96);
  });

  it('follows the sales of a scenario, not its cost factor', () => {
    const plan = statements({}, { ...offer, units: unitsIn({ 2: 10 }) }, 'prudent');
    // 8 × 12.25 × 6 % = 5.88.
    expect(monthsOf(plan, 'variableCosts')).toEqual({ 2: 5_88 });
  });

  it('bears taxes where it is said so, which a registered business recovers', () => {
    const taxed = { ...offer, variableShareTaxable: true };
    const lost = statements({ salesTax: { registration: 'never' } }, taxed);
    // 0.74 + 0.04 + 0.07.
    expect(monthsOf(lost, 'variableCosts')).toEqual({ 2: 85 });
    expect(monthsOf(lost, 'cashToSuppliers')).toEqual({ 2: 85 });
    const recovered = statements({ salesTax: { registration: 'start' } }, taxed);
    expect(monthsOf(recovered, 'variableCosts')).toEqual({ 2: 74 });
    expect(monthsOf(recovered, 'cashToSuppliers')).toEqual({ 2: 85 });
    // 0.61 + 1.22 collected, less 0.04 + 0.07.
    expect(recovered.months[2]?.salesTaxPayable).toBe(1_83 - 11);
    const quick = statements({ salesTax: { registration: 'start', method: 'quick' } }, taxed);
    expect(monthsOf(quick, 'variableCosts')).toEqual({ 2: 85 });
  });

  it('lowers the margin that break-even rests on', () => {
    const fixed = [{ id: 'f', amount: 100_00, tax: 'none' as const }];
    const plan = (variableShare?: string) =>
      statements(
        { fixed },
        { price: 10_00, cost: 4_00, costTaxable: false, variableShare, units: each(100) },
      );
    // 1,200.00 of costs over a margin of 60 %, then of 50 %.
    expect(plan().breakEven).toMatchObject({ revenue: 2_000_00, units: 200 });
    expect(plan('10').breakEven).toMatchObject({ revenue: 2_400_00, units: 240 });
  });

  it('is unknown where the revenue is, and only then', () => {
    const unpriced = { ...offer, price: null };
    expect(unknownMonths(statements({}, unpriced), 'variableCosts')).toEqual([2]);
    expect(
      unknownMonths(statements({}, { ...unpriced, variableShare: '0' }), 'variableCosts'),
    ).toEqual([]);
  });
});

describe('an offer with customers of its own', () => {
  const offers = (collect: string[] | null) => [
    { id: 'a', price: 10_00, cost: 0, units: unitsIn({ 1: 10 }) },
    { id: 'b', price: 1_00, cost: 0, units: unitsIn({ 1: 10 }), collect },
  ];
  const received = (collect: string[] | null, scenario: 'expected' | 'prudent' = 'expected') =>
    monthsOf(statements({ offers: offers(collect) }, {}, scenario), 'cashFromCustomers');

  it('is paid in its own time, and a month later in the prudent scenario, like the others', () => {
    expect(received(null)).toEqual({ 1: 110_00 });
    expect(received(['0', '0.5', '0.5', '0'])).toEqual({ 1: 100_00, 2: 5_00, 3: 5_00 });
    expect(received(['0', '0.5', '0.5', '0'], 'prudent')).toEqual({ 2: 80_00, 3: 4_00, 4: 4_00 });
  });
});

describe('a corporation with a second rate', () => {
  const taxes = (inputs: Partial<ForecastInputs>) =>
    statements(
      { form: 'corporation', corporateTaxRate: '12.2', ...inputs },
      { price: 600_000_05, taxStatus: 'exempt', units: unitsIn({ 1: 1, 13: 1 }) },
    ).years.map(({ incomeTax }) => incomeTax);

  it('pays it on what exceeds 500,000.00 in a year, each part rounded', () => {
    // 61,000.00 + 100,000.05 × 26.5 % = 26,500.01.
    expect(taxes({ corporateTaxRateAbove: '26.5' })).toEqual([87_500_01, 87_500_01, 0]);
    expect(taxes({})).toEqual([73_200_01, 73_200_01, 0]);
    expect(taxes({ corporateTaxRateAbove: '12.2' })).toEqual([73_200_01, 73_200_01, 0]);
  });

  it('counts losses of earlier years first', () => {
    const startup = [{ id: 's', amount: 650_000_05, tax: 'none' as const }];
    // A loss of 50,000.00 leaves 550,000.05: 61,000.00 + 13,250.01.
    expect(taxes({ corporateTaxRateAbove: '26.5', startup })).toEqual([0, 74_250_01, 0]);
  });

  it('has an unknown tax while its income is, also with a first rate of 0', () => {
    const fixed = [{ id: 'f', name: 'Rent' }];
    expect(taxes({ corporateTaxRate: '0', fixed })).toEqual([0, 0, 0]);
    expect(taxes({ corporateTaxRate: '0', corporateTaxRateAbove: '26.5', fixed })).toEqual([
      null,
      null,
      null,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { from, monthsOf, statements, unitsIn } from '../testing/smallPlans.ts';

const registered = { salesTax: { registration: 'start' as const } };
const once = { price: 100_00, units: unitsIn({ 1: 1 }) };

describe('a sale', () => {
  it('bears both taxes, bad debts, a card fee, and is paid by shares', () => {
    const plan = statements(
      { ...registered, badDebts: '2', cardFee: '3', collect: ['0.5', '0.3', '0.2', '0'] },
      once,
    );
    // Billed: 100.00 + 5.00 + 9.975 → 9.98 = 114.98. Bad debts: 2.2996 → 2.30. Card fee on 112.68: 3.3804 → 3.38.
    expect(monthsOf(plan, 'revenue')).toEqual({ 1: 100_00 });
    expect(monthsOf(plan, 'badDebts')).toEqual({ 1: 2_30 });
    expect(monthsOf(plan, 'cardFees')).toEqual({ 1: 3_38 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 1: 3_38 });
    // 0.5 × 112.68 = 56.34; 0.8 × 112.68 = 90.144 → 90.14, less 56.34; then the rest.
    expect(monthsOf(plan, 'cashFromCustomers')).toEqual({ 1: 56_34, 2: 33_80, 3: 22_54 });
    expect(monthsOf(plan, 'receivables')).toEqual({ 1: 56_34, 2: 22_54 });
    expect(from(plan, 'salesTaxPayable', 0, 4)).toEqual([0, 14_98, 14_98, 14_98, 0]);
  });

  it('that is zero-rated or exempt bears no tax, nor one before registration', () => {
    const billed = (more: object, taxStatus: 'taxable' | 'zeroRated' | 'exempt') =>
      monthsOf(statements(more, { ...once, taxStatus }), 'cashFromCustomers');
    expect(billed(registered, 'zeroRated')).toEqual({ 1: 100_00 });
    expect(billed(registered, 'exempt')).toEqual({ 1: 100_00 });
    expect(billed({}, 'taxable')).toEqual({ 1: 100_00 });
    expect(billed(registered, 'taxable')).toEqual({ 1: 114_98 });
  });

  it('may be paid three months later, or after the plan', () => {
    const late = { collect: ['0', '0', '0', '1'] };
    expect(monthsOf(statements(late, once), 'cashFromCustomers')).toEqual({ 4: 100_00 });
    const last = statements(
      { collect: ['0', '1', '0', '0'] },
      { ...once, units: unitsIn({ 36: 1 }) },
    );
    expect(monthsOf(last, 'cashFromCustomers')).toEqual({});
    expect(monthsOf(last, 'receivables')).toEqual({ 36: 100_00 });
  });

  it('is rounded by itself for each offer', () => {
    const offer = { price: 10, cost: 0, units: unitsIn({ 1: 1 }) };
    const offers = ['a', 'b', 'c'].map((id) => ({ id, ...offer }));
    // Taxes on 0.10: QST 0.009975 → 0.01 and GST 0.005 → 0.01, for each of three offers.
    expect(monthsOf(statements({ ...registered, offers }), 'cashFromCustomers')).toEqual({ 1: 36 });
  });
});

describe('a scenario', () => {
  const plan = (scenario: 'prudent' | 'expected' | 'ambitious') =>
    statements(
      { collect: ['0.1', '0.2', '0.3', '0.4'] },
      { price: 1_000_00, cost: 100_00, costTaxable: false, units: unitsIn({ 1: 10 }) },
      scenario,
    );

  it('that is prudent sells 80 %, pays 5 % more and is paid a month later', () => {
    // 8 units: 8,000.00 paid in shares of 0, 0.1, 0.2 and 0.3 + 0.4. Costs: 8 × 100.00 × 1.05.
    expect(monthsOf(plan('prudent'), 'cashFromCustomers')).toEqual({
      2: 800_00,
      3: 1_600_00,
      4: 5_600_00,
    });
    expect(monthsOf(plan('prudent'), 'directCosts')).toEqual({ 1: 840_00 });
  });

  it('that is expected is the plan', () => {
    expect(monthsOf(plan('expected'), 'cashFromCustomers')).toEqual({
      1: 1_000_00,
      2: 2_000_00,
      3: 3_000_00,
      4: 4_000_00,
    });
    expect(monthsOf(plan('expected'), 'directCosts')).toEqual({ 1: 1_000_00 });
  });

  it('that is ambitious sells 120 %, at the plan’s cost and terms', () => {
    expect(monthsOf(plan('ambitious'), 'cashFromCustomers')).toEqual({
      1: 1_200_00,
      2: 2_400_00,
      3: 3_600_00,
      4: 4_800_00,
    });
    expect(monthsOf(plan('ambitious'), 'directCosts')).toEqual({ 1: 1_200_00 });
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { from, monthsOf, statements, unitsIn } from '../testing/smallPlans.ts';

const regular = { opening: '2027-01', salesTax: { registration: 'start' as const } };
const quick = {
  opening: '2027-01',
  salesTax: { registration: 'start' as const, method: 'quick' as const },
};
const selling = (dollars: Readonly<Record<number, number>>) => ({
  price: 1_00,
  units: unitsIn(dollars),
});
const bought = (amount: number, month: number): ForecastInputs['fixed'] => [
  { id: 'f', amount, from: month, to: month },
];

describe('the taxes of a quarter', () => {
  it('are paid the month after, less the credits', () => {
    const plan = statements({ ...regular, fixed: bought(200_00, 2) }, selling({ 1: 1_000 }));
    // Collected: 50.00 + 99.75. Claimable: 10.00 + 19.95.
    expect(from(plan, 'salesTaxPayable', 0, 4)).toEqual([0, 149_75, 119_80, 119_80, 0]);
    expect(monthsOf(plan, 'salesTaxPaid')).toEqual({ 4: 119_80 });
    expect(monthsOf(plan, 'fixedCosts')).toEqual({ 2: 200_00 });
    expect(monthsOf(plan, 'otherIncome')).toEqual({});
  });

  it('come back two months after, where the credits are larger', () => {
    const plan = statements({ ...regular, fixed: bought(1_000_00, 3) });
    expect(monthsOf(plan, 'salesTaxPaid')).toEqual({ 5: -149_75 });
    expect(monthsOf(plan, 'salesTaxPayable')).toEqual({ 3: -149_75, 4: -149_75 });
  });

  it('of start-up are a quarter alone, where the opening begins one', () => {
    const startup = [{ id: 's', amount: 1_000_00 }];
    expect(monthsOf(statements({ ...regular, startup }), 'salesTaxPaid')).toEqual({ 2: -149_75 });
    // Month 0 is January, so its quarter ends in March, month 2.
    const later = { ...regular, opening: '2027-02', startup };
    expect(monthsOf(statements(later), 'salesTaxPaid')).toEqual({ 4: -149_75 });
  });

  it('stay owing where the plan’s end cuts the quarter off or comes before the payment', () => {
    const cut = statements({ ...regular, opening: '2027-02' }, selling({ 35: 1_000, 36: 1_000 }));
    // Month 35 is December; its tax is paid in January, month 36.
    expect(monthsOf(cut, 'salesTaxPaid')).toEqual({ 36: 149_75 });
    expect(monthsOf(cut, 'salesTaxPayable')).toEqual({ 35: 149_75, 36: 149_75 });
    const whole = statements(regular, selling({ 36: 1_000 }));
    expect(monthsOf(whole, 'salesTaxPaid')).toEqual({});
    expect(monthsOf(whole, 'salesTaxPayable')).toEqual({ 36: 149_75 });
  });

  it('are lost on what is bought before registration', () => {
    const fixed = [{ id: 'f', amount: 100_00, from: 1, to: 3 }];
    const plan = statements({ opening: '2027-01', fixed }, selling({ 3: 30_001 }));
    expect(monthsOf(plan, 'fixedCosts')).toEqual({ 1: 114_98, 2: 114_98, 3: 100_00 });
    expect(monthsOf(plan, 'cashToSuppliers')).toEqual({ 1: 114_98, 2: 114_98, 3: 114_98 });
    const untaxed = [{ id: 'f', amount: 100_00, tax: 'none' as const, to: 1 }];
    expect(monthsOf(statements({ ...regular, fixed: untaxed }), 'cashToSuppliers')).toEqual({
      1: 100_00,
    });
  });
});

describe('by the quick method', () => {
  it('a share of the sales with the tax is due, and what is kept is income', () => {
    const plan = statements({ ...quick, fixed: bought(200_00, 2) }, selling({ 1: 1_000 }));
    // GST: 3.6% of 1,050.00 = 37.80, less a reduction of 10.50. QST: 6.6% of 1,099.75 = 72.58, less 11.00.
    expect(monthsOf(plan, 'salesTaxPaid')).toEqual({ 4: 27_30 + 61_58 });
    expect(monthsOf(plan, 'otherIncome')).toEqual({ 3: 50_00 - 27_30 + 99_75 - 61_58 });
    // Taxes on purchases are recovered only for capital property.
    expect(monthsOf(plan, 'fixedCosts')).toEqual({ 2: 229_95 });
  });

  it('credits are for assets alone, and one tax may be owing while the other comes back', () => {
    const assets = [{ id: 'a', cost: 600_00, month: 2 }];
    const plan = statements({ ...quick, assets }, selling({ 1: 1_000 }));
    // GST: 27.30 − 30.00; QST: 61.58 − 59.85.
    expect(monthsOf(plan, 'salesTaxPaid')).toEqual({ 4: 1_73, 5: -2_70 });
    expect(plan.months[2]?.fixedAssets).toBe(600_00 - 10_00);
  });

  it('the reduction ends at its limits and begins again in January', () => {
    const plan = statements(quick, selling({ 1: 20_000, 4: 20_000, 7: 20_000, 13: 20_000 }));
    // Each quarter owes 756.00 and 1,451.67 before the reduction, which is 210.00 and 219.95 at first, then the rest of
    // the annual 300.00 and 314.21.
    const [first, second] = [546_00 + 1_231_72, 666_00 + 1_357_41];
    expect(monthsOf(plan, 'salesTaxPaid')).toEqual({
      4: first,
      7: second,
      10: 756_00 + 1_451_67,
      16: first,
    });
    expect(monthsOf(plan, 'otherIncome')).toEqual({
      3: 2_995_00 - first,
      6: 2_995_00 - second,
      9: 2_995_00 - 2_207_67,
      15: 2_995_00 - first,
    });
  });

  it('the rates may be others, and zero-rated sales do not count', () => {
    const goods = { ...quick, salesTax: { ...quick.salesTax, quickGst: '1.8', quickQst: '3.4' } };
    // GST: 18.90 − 10.50. QST: 3.4% of 1,099.75 = 37.39, less 11.00.
    expect(monthsOf(statements(goods, selling({ 1: 1_000 })), 'salesTaxPaid')).toEqual({
      4: 8_40 + 26_39,
    });
    const food = { ...selling({ 1: 1_000 }), taxStatus: 'zeroRated' as const };
    expect(monthsOf(statements(quick, food), 'salesTaxPaid')).toEqual({});
  });

  it('nothing is kept of a quarter that the plan’s end cuts off', () => {
    const plan = statements({ ...quick, opening: '2027-02' }, selling({ 36: 1_000 }));
    expect(monthsOf(plan, 'otherIncome')).toEqual({});
    expect(monthsOf(plan, 'salesTaxPayable')).toEqual({ 36: 149_75 });
  });
});

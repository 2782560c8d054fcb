import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import type { Scenario } from '../scenario.ts';
import { statements, unitsIn, unknownMonths } from '../testing/smallPlans.ts';

const never = { salesTax: { registration: 'never' as const } };
const registered = { opening: '2027-01', salesTax: { registration: 'start' as const } };
/** One sale in a given month, without a price. */
const priceless = (month: number) => ({ price: null, units: unitsIn({ [month]: 1 }) });

describe('a sale at an unknown price', () => {
  const of = (inputs: Partial<ForecastInputs>, month = 5, scenario: Scenario = 'expected') => {
    const plan = statements({ ...never, ...inputs }, priceless(month), scenario);
    return (figure: Parameters<typeof unknownMonths>[1]) => unknownMonths(plan, figure);
  };

  it('is unknown in its month, and in cash from then on', () => {
    const unknown = of({});
    expect(unknown('revenue')).toEqual([5]);
    expect(unknown('cashFromCustomers')).toEqual([5]);
    expect(unknown('netIncome')).toEqual([5]);
    expect(unknown('cash')).toEqual(Array.from({ length: 32 }, (_, at) => at + 5));
    expect(unknown('retainedEarnings')).toEqual(unknown('cash'));
    expect(unknown('receivables')).toEqual([]);
    expect(unknown('salesTaxPayable')).toEqual([]);
  });

  it('has unknown fees and bad debts only where there are any', () => {
    const plain = of({});
    expect([plain('badDebts'), plain('cardFees'), plain('cashToSuppliers')]).toEqual([[], [], []]);
    const bad = of({ badDebts: '1' });
    expect([bad('badDebts'), bad('cardFees'), bad('cashToSuppliers')]).toEqual([[5], [], []]);
    const fee = of({ cardFee: '2' });
    expect([fee('badDebts'), fee('cardFees'), fee('cashToSuppliers')]).toEqual([[], [5], [5]]);
  });

  it('is paid in the months that have a share, and owed until the last of them', () => {
    const half = of({ collect: ['0.5', '0', '0.5', '0'] });
    expect(half('cashFromCustomers')).toEqual([5, 7]);
    expect(half('receivables')).toEqual([5, 6]);
    const late = of({ collect: ['0', '0', '0', '1'] });
    expect(late('cashFromCustomers')).toEqual([8]);
    expect(late('receivables')).toEqual([5, 6, 7]);
    const next = of({ collect: ['0', '1', '0', '0'] });
    expect(next('cashFromCustomers')).toEqual([6]);
    expect(next('receivables')).toEqual([5]);
    const prudent = of({}, 5, 'prudent');
    expect(prudent('cashFromCustomers')).toEqual([6]);
    expect(prudent('receivables')).toEqual([5]);
  });

  it('is owed at the end where it is paid after the plan', () => {
    const last = of({ collect: ['0.4', '0', '0.6', '0'] }, 35);
    expect(last('cashFromCustomers')).toEqual([35]);
    expect(last('receivables')).toEqual([35, 36]);
  });

  it('in a quarter leaves its taxes unknown until they are paid', () => {
    const plan = statements(registered, priceless(2));
    // The quarter ends in month 3 and can only lead to a payment, not a refund.
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([2, 3]);
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4]);
    expect(unknownMonths(plan, 'otherIncome')).toEqual([]);
    const exempt = statements(registered, { ...priceless(2), taxStatus: 'exempt' });
    expect(unknownMonths(exempt, 'salesTaxPayable')).toEqual([]);
    expect(unknownMonths(exempt, 'salesTaxPaid')).toEqual([]);
    const zeroRated = statements(registered, { ...priceless(2), taxStatus: 'zeroRated' });
    expect(unknownMonths(zeroRated, 'salesTaxPaid')).toEqual([]);
  });

  it('of none sold is nothing', () => {
    const plan = statements(never, { price: null, units: unitsIn({}) });
    expect(unknownMonths(plan, 'revenue')).toEqual([]);
    expect(plan.unknown).toEqual([]);
  });
});

describe('an unknown registration', () => {
  const known = { id: 'b', price: 100_00, cost: 0, units: unitsIn({ 8: 1 }) };
  const of = (other: object) =>
    statements({
      offers: [
        { id: 'a', cost: 0, ...priceless(2) },
        { ...known, ...other },
      ],
    });

  it('leaves what is billed unknown, not what is sold', () => {
    const plan = of({});
    expect(plan.registeredMonth).toBeNull();
    expect(unknownMonths(plan, 'revenue')).toEqual([2]);
    expect(unknownMonths(plan, 'cashFromCustomers')).toEqual([2, 8]);
    // The plan opens in January: the tax of month 2 is settled in month 4, that of month 8 in month 10.
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4, 10]);
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([2, 3, 8, 9]);
  });

  it('does not matter to what bears no tax', () => {
    for (const taxStatus of ['exempt', 'zeroRated'] as const) {
      const plan = of({ taxStatus });
      expect(unknownMonths(plan, 'cashFromCustomers')).toEqual([2]);
      expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4]);
    }
    // On 4 cents both taxes round to 0; on 6 cents the QST is 1 cent.
    expect(unknownMonths(of({ price: 4 }), 'cashFromCustomers')).toEqual([2]);
    expect(unknownMonths(of({ price: 6 }), 'cashFromCustomers')).toEqual([2, 8]);
  });

  it('is not that of an exempt offer’s price', () => {
    const plan = statements({
      offers: [{ id: 'a', cost: 0, ...priceless(2), taxStatus: 'exempt' }, known],
    });
    expect(plan.registeredMonth).toBeNull();
    expect(plan.unknown.map(({ figure }) => figure)).not.toContain('registeredMonth');
    expect(unknownMonths(plan, 'cashFromCustomers')).toEqual([2]);
  });

  it('leaves the taxes of what is bought unknown as a cost, not as cash', () => {
    const plan = statements(
      {
        startup: [{ id: 's', amount: 100_00 }],
        fixed: [
          { id: 'f', amount: 100_00, from: 5, to: 5 },
          { id: 'g', amount: 100_00, from: 6, to: 6, tax: 'none' },
        ],
        assets: [{ id: 'm', cost: 1_200_00, month: 7, life: 2 }],
      },
      priceless(2),
    );
    expect(unknownMonths(plan, 'startupCosts')).toEqual([]);
    expect(unknownMonths(plan, 'fixedCosts')).toEqual([5]);
    expect(unknownMonths(plan, 'depreciation')).toEqual([7, 8]);
    expect(unknownMonths(plan, 'fixedAssets')).toEqual([7]);
    expect(unknownMonths(plan, 'cashToSuppliers')).toEqual([]);
    expect(unknownMonths(plan, 'cashForAssets')).toEqual([]);
    // Month 2 leads to a payment. The credits of months 5 and 7 may be refunded two months after their quarters.
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4, 8, 11]);
  });

  it('gives no credits by the quick method, but of assets', () => {
    const plan = statements(
      {
        salesTax: { method: 'quick' },
        fixed: [{ id: 'f', amount: 100_00, from: 5, to: 5 }],
        assets: [{ id: 'm', cost: 1_200_00, month: 10, life: 2 }],
      },
      priceless(2),
    );
    expect(unknownMonths(plan, 'fixedCosts')).toEqual([]);
    expect(unknownMonths(plan, 'depreciation')).toEqual([10, 11]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { statements, unitsIn, unknownMonths } from '../testing/smallPlans.ts';

const start = { registration: 'start' as const };
const regular = { opening: '2027-01', salesTax: start };
const quick = { opening: '2027-01', salesTax: { ...start, method: 'quick' as const } };
type Offer = ForecastInputs['offers'][number];
/** An offer that sells these dollars by month; the amounts are unknown without a price. */
const offer = (id: string, dollars: Readonly<Record<number, number>>, price: number | null) =>
  ({ id, price, cost: 0, units: unitsIn(dollars) }) satisfies Offer;
const sold = (dollars: Readonly<Record<number, number>>) => offer('known', dollars, 1_00);
const unsure = (...months: number[]) =>
  offer('unknown', Object.fromEntries(months.map((m) => [m, 1])), null);
/** A fixed cost in one month, without an amount. */
const cost = (month: number): ForecastInputs['fixed'] => [{ id: 'f', from: month, to: month }];

describe('a remittance whose quarter is unknown', () => {
  it('may come back where a credit is unknown, and is settled two months after', () => {
    const plan = statements({ ...regular, fixed: cost(2) });
    // A quarter with only a credit is refunded in month 5.
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([5]);
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([2, 3, 4]);
  });

  it('may be owed or come back where both sides are there', () => {
    const plan = statements({ ...regular, fixed: cost(2), offers: [sold({ 1: 1_000 })] });
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4, 5]);
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([2, 3, 4]);
  });

  it('with an unknown sale may come back where what is known does', () => {
    const fixed = [{ id: 'f', amount: 1_000_00, from: 1, to: 1 }];
    const plan = statements({ ...regular, fixed, offers: [unsure(3)] });
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4, 5]);
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([3, 4]);
  });

  it('is known again with the next quarter', () => {
    const offers = [unsure(3), sold({ 5: 1_000 })];
    const plan = statements({ ...regular, offers });
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4]);
    expect(plan.months[7]?.salesTaxPaid).toBe(149_75);
  });

  it('stays owing to the end where the plan cuts it off', () => {
    // The plan opens in February, so month 36 is January and its quarter ends after the plan.
    const cut = { ...regular, opening: '2027-02' };
    const plan = statements({ ...cut, offers: [unsure(36)] });
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([36]);
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([]);
    expect(unknownMonths(statements({ ...cut, fixed: cost(36) }), 'salesTaxPayable')).toEqual([36]);
  });
});

describe('by the quick method, an unknown sale', () => {
  it('leaves the gain of its quarter unknown, and cannot come back', () => {
    const plan = statements({ ...quick, offers: [unsure(2)] });
    expect(unknownMonths(plan, 'otherIncome')).toEqual([3]);
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4]);
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([2, 3]);
  });

  it('may come back where the rates are so low that more sales lower what is due', () => {
    const low = { ...quick, salesTax: { ...quick.salesTax, quickGst: '0.5', quickQst: '0.5' } };
    const plan = statements({ ...low, offers: [unsure(2)] });
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4, 5]);
    // At a rate of 1%, the reduction of 1% never exceeds the tax due.
    const even = { ...quick, salesTax: { ...quick.salesTax, quickGst: '1', quickQst: '1' } };
    expect(unknownMonths(statements({ ...even, offers: [unsure(2)] }), 'salesTaxPaid')).toEqual([
      4,
    ]);
  });

  it('leaves the reduction of later quarters of its year unknown, where they have one', () => {
    const offers = [unsure(2), sold({ 5: 1_000, 13: 1_000 })];
    const plan = statements({ ...quick, offers });
    expect(unknownMonths(plan, 'otherIncome')).toEqual([3, 6]);
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([4, 7]);
    // The reduction of the second quarter is unknown from the last month of that quarter.
    expect(unknownMonths(plan, 'salesTaxPayable')).toEqual([2, 3, 6]);
    // The next year starts from zero.
    expect(plan.months[15]?.otherIncome).toBe(60_87);
  });

  it('does not matter to a later quarter that sells nothing, or has nothing left to reduce', () => {
    const nothing = statements({ ...quick, offers: [unsure(2)] });
    expect(nothing.months[6]?.otherIncome).toBe(0);
    const used = statements({ ...quick, offers: [sold({ 1: 40_000, 8: 1_000 }), unsure(5)] });
    expect(unknownMonths(used, 'otherIncome')).toEqual([6]);
    expect(unknownMonths(used, 'salesTaxPaid')).toEqual([7]);
  });

  it('is not what is bought: only an asset’s credit is unknown', () => {
    expect(unknownMonths(statements({ ...quick, fixed: cost(2) }), 'salesTaxPaid')).toEqual([]);
    const assets = [{ id: 'a', month: 2 }];
    const plan = statements({ ...quick, assets });
    expect(unknownMonths(plan, 'salesTaxPaid')).toEqual([5]);
    expect(unknownMonths(plan, 'otherIncome')).toEqual([]);
  });
});

describe('the tax on the income', () => {
  const corporation = { form: 'corporation' as const, opening: '2027-01' };
  const exempt = (m: number) => ({ ...unsure(m), taxStatus: 'exempt' as const });
  const earning = (dollars: Readonly<Record<number, number>>) =>
    ({ ...sold(dollars), taxStatus: 'exempt' }) as const;

  it('of an unknown year is unknown from its last month until it is paid', () => {
    const plan = statements({ ...corporation, offers: [exempt(2)] });
    // Years 2 and 3 earn nothing, so their tax is known.
    expect(unknownMonths(plan, 'incomeTax')).toEqual([12]);
    expect(unknownMonths(plan, 'incomeTaxPaid')).toEqual([14]);
    expect(unknownMonths(plan, 'incomeTaxPayable')).toEqual([12, 13]);
  });

  it('is unknown in later years that earn, for the losses that they may use', () => {
    const plan = statements({ ...corporation, offers: [exempt(2), earning({ 14: 100, 30: 100 })] });
    expect(unknownMonths(plan, 'incomeTax')).toEqual([12, 24, 36]);
    expect(unknownMonths(plan, 'incomeTaxPaid')).toEqual([14, 26]);
    expect(unknownMonths(plan, 'incomeTaxPayable')).toEqual([12, 13, 24, 25, 36]);
  });

  it('is none of a year that is known to earn nothing, or at a rate of 0', () => {
    const even = statements({ ...corporation, offers: [exempt(2), earning({ 14: 100 })] });
    expect(unknownMonths(even, 'incomeTax')).toEqual([12, 24]);
    const free = statements({ ...corporation, corporateTaxRate: '0', offers: [exempt(2)] });
    expect(unknownMonths(free, 'incomeTax')).toEqual([]);
    expect(unknownMonths(free, 'incomeTaxPaid')).toEqual([]);
    for (const form of ['soleProprietorship', 'partnership', 'nonProfit'] as const) {
      const untaxed = statements({ ...corporation, form, offers: [exempt(2)] });
      expect(unknownMonths(untaxed, 'incomeTax')).toEqual([]);
    }
    const cooperative = { ...corporation, form: 'cooperative' as const };
    expect(unknownMonths(statements({ ...cooperative, offers: [exempt(2)] }), 'incomeTax')).toEqual(
      [12],
    );
  });

  it('takes earlier losses off, as far as they go', () => {
    const fixed = [{ id: 'f', amount: 1_000_00, tax: 'none' as const, from: 1, to: 1 }];
    const offers = [earning({ 13: 600, 25: 1_400 })];
    const plan = statements({ ...corporation, corporateTaxRate: '10', fixed, offers });
    // Year 1 loses 1,000.00. That absorbs the 600.00 of year 2 and leaves 400.00 to deduct from the 1,400.00 of year 3.
    expect(plan.months.map(({ incomeTax }) => incomeTax).filter((tax) => tax !== 0)).toEqual([
      100_00,
    ]);
    expect(plan.months[36]?.incomeTaxPayable).toBe(100_00);
    expect(plan.months[36]?.incomeTaxPaid).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { statements, unitsIn, unknownMonths } from '../testing/smallPlans.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;
type Figure = Parameters<typeof unknownMonths>[1];
const never = { opening: '2027-01', salesTax: { registration: 'never' as const } };
const of = (inputs: Partial<ForecastInputs>, offer: Offer = {}) => {
  const plan = statements({ ...never, ...inputs }, offer);
  return (figure: Figure) => unknownMonths(plan, figure);
};

describe('an unknown direct cost', () => {
  const costless = (month: number, more: Offer = {}) => ({
    cost: null,
    units: unitsIn({ [month]: 1 }),
    ...more,
  });

  it('is that of the months that sell, and paid at once', () => {
    const unknown = of({}, costless(5));
    expect(unknown('directCosts')).toEqual([5]);
    expect(unknown('cashToSuppliers')).toEqual([5]);
    expect(unknown('inventory')).toEqual([]);
    expect(unknown('payables')).toEqual([]);
    expect(unknown('netIncome')).toEqual([5]);
  });

  it('is paid by the terms, in the months that have a share', () => {
    const third = of({ supplierTerms: ['0.5', '0', '0.5'] }, costless(5));
    expect(third('cashToSuppliers')).toEqual([5, 7]);
    expect(third('payables')).toEqual([5, 6]);
    const late = of({ supplierTerms: ['0', '1', '0'] }, costless(36));
    expect(late('cashToSuppliers')).toEqual([]);
    expect(late('payables')).toEqual([36]);
  });

  it('with stock is bought ahead, and held until it is sold', () => {
    const unknown = of({ supplierTerms: ['0', '1', '0'] }, costless(5, { stockMonths: 2 }));
    expect(unknown('directCosts')).toEqual([5]);
    // The stock is bought in month 3, two months ahead, and paid in month 4.
    expect(unknown('inventory')).toEqual([3, 4]);
    expect(unknown('payables')).toEqual([3]);
    expect(unknown('cashToSuppliers')).toEqual([4]);
  });

  it('of the first months is paid at start-up, whatever the terms', () => {
    const plan = statements(
      { ...never, supplierTerms: ['0', '1', '0'] },
      costless(2, { stockMonths: 2 }),
    );
    expect(unknownMonths(plan, 'cashToSuppliers')).toEqual([0]);
    expect(unknownMonths(plan, 'payables')).toEqual([]);
    expect(unknownMonths(plan, 'inventory')).toEqual([0, 1]);
    expect(plan.sourcesAndUses.uses).toEqual([{ id: 'a', amount: null }]);
    expect(plan.sourcesAndUses.gap).toBeNull();
  });

  it('of the last year is in the stock for the months after the plan', () => {
    const unknown = of({}, costless(30, { stockMonths: 1 }));
    expect(unknown('inventory')).toEqual([29, 36]);
    expect(unknown('cashToSuppliers')).toEqual([29, 36]);
    expect(of({}, costless(24, { stockMonths: 1 }))('inventory')).toEqual([23]);
  });

  it('is claimed where its taxes come back', () => {
    const registered = { salesTax: { registration: 'start' as const } };
    expect(of(registered, costless(2))('salesTaxPaid')).toEqual([5]);
    expect(of(registered, costless(2))('salesTaxPayable')).toEqual([2, 3, 4]);
    const untaxed = of(registered, costless(2, { costTaxable: false }));
    expect(untaxed('salesTaxPaid')).toEqual([]);
    expect(of({}, costless(2))('salesTaxPaid')).toEqual([]);
  });
});

describe('an unknown registration', () => {
  const auto = { salesTax: null };
  const sells = { price: null, cost: 100_00, units: unitsIn({ 5: 1 }) };

  it('leaves unknown what the units cost, not what is paid for them', () => {
    const unknown = of(auto, sells);
    expect(unknown('directCosts')).toEqual([5]);
    expect(unknown('cashToSuppliers')).toEqual([]);
    expect(unknown('payables')).toEqual([]);
  });

  it('leaves a stock unknown, and what is paid for it, for its taxes may be lost', () => {
    const unknown = of(auto, { ...sells, stockMonths: 1 });
    expect(unknown('directCosts')).toEqual([5]);
    expect(unknown('inventory')).toEqual([4]);
    expect(unknown('cashToSuppliers')).toEqual([4]);
  });

  it('does not matter by the quick method, which gives no credit on purchases', () => {
    const quick = { salesTax: { method: 'quick' as const } };
    const unknown = of(quick, { ...sells, stockMonths: 1 });
    expect(unknown('directCosts')).toEqual([]);
    expect(unknown('inventory')).toEqual([]);
    expect(unknown('cashToSuppliers')).toEqual([]);
  });

  it('does not matter to what bears no tax', () => {
    const unknown = of(auto, { ...sells, costTaxable: false, stockMonths: 1 });
    expect(unknown('directCosts')).toEqual([]);
    expect(unknown('inventory')).toEqual([]);
  });
});

describe('an amount that is not entered', () => {
  it('of staff is unknown with its contributions, paid the month after', () => {
    const unknown = of({ staff: [{ id: 's', from: 5, to: 5 }] });
    expect(unknown('wages')).toEqual([5]);
    expect(unknown('employerCharges')).toEqual([5]);
    expect(unknown('payrollPayable')).toEqual([5]);
    expect(unknown('cashToStaff')).toEqual([5, 6]);
    expect(of({ staff: [{ id: 's', from: 36 }] })('cashToStaff')).toEqual([36]);
    // 0 hours cost nothing at any wage.
    const pay = { mode: 'hourly' as const, hoursPerWeek: 0 };
    expect(of({ staff: [{ id: 's', pay }] })('wages')).toEqual([]);
  });

  it('of a fixed cost is unknown in its months', () => {
    const unknown = of({ fixed: [{ id: 'f', from: 5, to: 6 }] });
    expect(unknown('fixedCosts')).toEqual([5, 6]);
    expect(unknown('cashToSuppliers')).toEqual([5, 6]);
    expect(of({ startup: [{ id: 's' }] })('startupCosts')).toEqual([0]);
  });

  it('of an asset is worn off in its life', () => {
    const bought = of({ assets: [{ id: 'a', month: 5, life: 3 }] });
    expect(bought('cashForAssets')).toEqual([5]);
    expect(bought('depreciation')).toEqual([5, 6, 7]);
    expect(bought('fixedAssets')).toEqual([5, 6]);
    expect(bought('ownerCapital')).toEqual([]);
    const atStart = of({ assets: [{ id: 'a', life: 3 }] });
    expect(atStart('depreciation')).toEqual([1, 2, 3]);
    expect(atStart('fixedAssets')).toEqual([0, 1, 2]);
    const owned = of({ assets: [{ id: 'a', month: 5, life: 3, owned: true }] });
    expect(owned('cashForAssets')).toEqual([]);
    expect(owned('ownerCapital')).toEqual(Array.from({ length: 32 }, (_, at) => at + 5));
    expect(owned('fixedAssets')).toEqual([5, 6]);
  });

  it('of money put in, given or deposited is unknown where it comes and stays', () => {
    const rest = Array.from({ length: 32 }, (_, at) => at + 5);
    const capital = of({ capital: [{ id: 'c', month: 5 }] });
    expect([capital('cashFromOwner'), capital('ownerCapital')]).toEqual([[5], rest]);
    const grant = of({ grants: [{ id: 'g', month: 5 }] });
    expect([grant('grantsReceived'), grant('otherIncome')]).toEqual([[5], [5]]);
    const deposit = of({ deposits: [{ id: 'd', month: 5 }] });
    expect([deposit('cashForAssets'), deposit('deposits')]).toEqual([[5], rest]);
    const drawn = of({ ownerPay: { from: 35 } });
    expect([drawn('drawings'), drawn('ownerCapital')]).toEqual([
      [35, 36],
      [35, 36],
    ]);
  });

  it('of a loan is unknown until it is repaid', () => {
    const free = { id: 'l', month: 5, rate: '0', term: 3 };
    const unknown = of({ loans: [free] });
    expect(unknown('cashFromLoans')).toEqual([5]);
    expect(unknown('loans')).toEqual([5, 6, 7]);
    expect(unknown('loanPayments')).toEqual([6, 7, 8]);
    expect(unknown('interest')).toEqual([]);
    expect(of({ loans: [{ ...free, rate: '1' }] })('interest')).toEqual([6, 7, 8]);
    const fee = of({ loans: [{ ...free, fee: '1' }] });
    expect(fee('interest')).toEqual([5]);
    expect(fee('loanPayments')).toEqual([5, 6, 7, 8]);
    const open = of({ loans: [{ ...free, amount: 1_000_00, term: null }] });
    expect(open('loanPayments')).toEqual(Array.from({ length: 31 }, (_, at) => at + 6));
    expect(open('loans')).toEqual(open('loanPayments'));
    // The interest part of the first repayment is known, since it is on the full amount.
    const priced = { ...free, amount: 1_000_00, term: null, rate: '12' };
    expect(of({ loans: [priced] })('interest')).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 7),
    );
  });
});

describe('figures of the whole plan', () => {
  it('are unknown with any of their months, and say why', () => {
    const plan = statements(
      { ...never, fixed: [{ id: 'f', from: 13, to: 13 }] },
      {
        price: 100_00,
        units: unitsIn({ 1: 1, 14: 1 }),
      },
    );
    expect(plan.years.map(({ fixedCosts }) => fixedCosts)).toEqual([0, null, 0]);
    expect(plan.years.map(({ closingCash }) => closingCash)).toEqual([100_00, null, null]);
    expect(plan.years.map(({ ebitda }) => ebitda)).toEqual([100_00, null, 0]);
    expect(plan.years.map(({ dscr }) => dscr)).toEqual([null, null, null]);
    expect(plan.lowestCash).toEqual({ amount: null, m: null });
    expect(plan.workingCapitalNeeded).toBeNull();
    expect(plan.breakEven).toEqual({
      revenue: 0,
      units: 0,
      month: null,
      payingYou: { revenue: 0, units: 0 },
    });
    const named = Object.fromEntries(plan.unknown.map(({ figure, because }) => [figure, because]));
    const reason = ['fixed.0.amount'];
    expect(named).toMatchObject({ fixedCosts: reason, lowestCash: reason, breakEven: reason });
    expect(named).not.toHaveProperty('revenue');
    expect(named).not.toHaveProperty('dscr');
  });

  it('of coverage are unknown with the earnings or the payments', () => {
    const loans = [{ id: 'l', amount: 1_200_00, rate: '0', term: 12 }];
    const plan = statements({ ...never, loans, fixed: [{ id: 'f', from: 1, to: 1 }] });
    expect(plan.years.map(({ debtService }) => debtService)).toEqual([1_200_00, 0, 0]);
    expect(plan.unknown.find(({ figure }) => figure === 'dscr')?.because).toEqual([
      'fixed.0.amount',
    ]);
    const [year] = statements({ ...never, loans: [{ id: 'l', rate: '0', term: 12 }] }).years;
    expect(year).toMatchObject({ debtService: null, dscr: null, ebitda: 0 });
  });

  it('of break-even name what the drawings and the loans leave open', () => {
    const sells = { price: 100_00, units: unitsIn({ 1: 10 }) };
    const plan = statements({ ...never, ownerPay: {} }, sells);
    expect(plan.breakEven).toMatchObject({
      revenue: 0,
      units: 0,
      month: 1,
      payingYou: { revenue: null, units: null },
    });
    const unsold = statements({ ...never, fixed: [{ id: 'f' }] }, { ...sells, units: unitsIn({}) });
    expect(unsold.breakEven).toMatchObject({ revenue: null, units: null });
  });
});

describe('units that are not entered', () => {
  const priced = { price: 1_00 };

  it('are known in months that sell nothing: of a weight of 0, or before the first', () => {
    // The plan opens in January; only March and June have a weight.
    const season = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    const months = [3, 6, 15, 18, 27, 30];
    expect(of({}, { ...priced, season, units: null })('revenue')).toEqual(months);
    const years = { mode: 'year' as const, years: [null, 5, null] };
    expect(of({}, { ...priced, season, units: years })('revenue')).toEqual([3, 6, 27, 30]);
    expect(of({}, { ...priced, season, from: 6, units: null })('revenue')).toEqual(months.slice(1));
    expect(of({}, { ...priced, from: 35, units: null })('revenue')).toEqual([35, 36]);
  });
});

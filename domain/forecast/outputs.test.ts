import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from './inputs.ts';
import { withInput } from './testing/anyForecast.ts';
import { computed, monthsOf, smallPlan, statements, unitsIn } from './testing/smallPlans.ts';
import { withoutStress } from './testing/withoutStress.ts';

/** Monthly sales of 1,000.00 with direct costs of 400.00, without taxes. */
const steady = {
  price: 100_00,
  cost: 40_00,
  costTaxable: false,
  taxStatus: 'exempt' as const,
  units: { mode: 'ramp' as const, anchors: { 1: 10 } },
};
const rent = [{ id: 'r', amount: 300_00, tax: 'none' as const }];
const loan = { id: 'l', amount: 3_600_00, rate: '0', term: 36, fee: '1' };

describe('the years', () => {
  it('sum their months, and have what lenders read', () => {
    const { years } = statements(
      {
        fixed: rent,
        loans: [loan],
        assets: [{ id: 'a', cost: 3_600_00, tax: 'none', life: 36 }],
        ownerPay: { amount: 50_00 },
        badDebts: '1',
        cardFee: '2',
      },
      steady,
    );
    // Monthly bad debts are 10.00 and card fees 19.80: 1,000 − 400 − 300 − 29.80 = 270.20; × 12 = 3,242.40.
    const same = {
      revenue: 12_000_00,
      depreciation: 1_200_00,
      ebitda: 3_242_40,
      debtService: 1_200_00,
    };
    expect(years[0]).toMatchObject({ ...same, units: { a: 120 }, interest: 36_00 });
    expect(years[1]).toMatchObject({ ...same, netIncome: 2_042_40, drawings: 600_00 });
    // EBITDA: 3,242.40 ÷ 1,200.00 = 2.702. After drawings: 2,642.40 ÷ 1,200.00 = 2.202.
    expect(years.map(({ dscr }) => dscr)).toEqual([2.7, 2.7, 2.7]);
    expect(years.map(({ dscrAfterDrawings }) => dscrAfterDrawings)).toEqual([2.2, 2.2, 2.2]);
    // Month 0 ends with −36.00; each month adds 270.20 − 100.00 − 50.00.
    expect(years.map(({ closingCash }) => closingCash)).toEqual([1_406_40, 2_848_80, 4_291_20]);
  });

  it('have no ratio without debt, and round it half away from zero', () => {
    expect(statements({}, steady).years[0]).toMatchObject({ dscr: null, debtService: 0 });
    // With a rent of 1,000.00 the business loses 400.00 a month: −4,800 ÷ 1,200 = −4.
    const covered = (amount: number) =>
      statements({ fixed: [{ id: 'r', amount, tax: 'none' }], loans: [loan] }, steady).years[0]
        ?.dscr;
    expect(covered(1_000_00)).toBe(-4);
    // ±0.50 a month: ±6.00 ÷ 1,200.00 = ±0.005.
    expect(covered(599_50)).toBe(0.01);
    expect(covered(600_50)).toBe(-0.01);
  });

  it('count a loan from the month after it is received', () => {
    const late = { ...loan, fee: '0', month: 20, term: 10, amount: 1_000_00, rate: '12' };
    const { years } = statements({ loans: [late] });
    // Payments of 105.58 in months 21 to 24 (year 2) and 25 to 29 (year 3), then one of 105.60.
    expect(years.map(({ debtService }) => debtService)).toEqual([0, 422_32, 633_50]);
  });
});

describe('the break-even', () => {
  it('is of year 1, by the cent and by the unit', () => {
    const { breakEven } = statements(
      {
        fixed: rent,
        startup: [{ id: 's', amount: 2_000_00, tax: 'none' }],
        ownerPay: { amount: 100_00 },
        loans: [{ ...loan, fee: '0' }],
      },
      steady,
    );
    // 3,600.00 × 12,000 ÷ 7,200 = 6,000.00, or 60 units. With drawings of 1,200.00 and loan principal of 1,200.00:
    // 10,000.00.
    expect(breakEven).toMatchObject({ revenue: 6_000_00, units: 60 });
    expect(breakEven.payingYou).toEqual({ revenue: 10_000_00, units: 100 });
    // The business earns 300.00 a month after spending 2,000.00 in month 0, so it reaches 100.00 in month 7.
    expect(breakEven.month).toBe(7);
  });

  it('goes up to the next cent and the next unit', () => {
    const { breakEven } = statements({ fixed: [{ id: 'r', amount: 300_05, tax: 'none' }] }, steady);
    // Revenue: 3,600.60 ÷ 0.6 = 6,001.00. Units: 3,600.60 ÷ 60.00 = 60.01.
    expect(breakEven).toMatchObject({ revenue: 6_001_00, units: 61 });
    const cent = statements({ fixed: [{ id: 'r', amount: 1, tax: 'none', to: 1 }] }, steady);
    // 0.01 ÷ 0.6 = 0.0167.
    expect(cent.breakEven).toMatchObject({ revenue: 2, units: 1 });
  });

  it('is there none without sales or margin, and its month may be after the plan', () => {
    const none = { revenue: null, units: null };
    expect(statements({ fixed: rent }).breakEven).toMatchObject({
      ...none,
      month: null,
      payingYou: none,
    });
    expect(statements({}, { ...steady, cost: 100_00 }).breakEven).toMatchObject(none);
    expect(statements({}, { ...steady, cost: 99_99 }).breakEven).toMatchObject({
      revenue: 0,
      units: 0,
    });
    expect(statements({}, steady).breakEven.month).toBe(1);
  });

  it('is the month from which earnings stay at 0 or above', () => {
    const once = (units: Record<number, number>, amount = 100_00) =>
      statements(
        { fixed: [{ id: 'r', amount, tax: 'none', from: 2 }] },
        { ...steady, cost: 0, units: unitsIn(units) },
      ).breakEven.month;
    // Rent of 100.00 a month starts in month 2. The sale in month 1 pays for one month, that in month 4 for all.
    expect(once({ 1: 1, 4: 40 })).toBe(4);
    expect(once({ 1: 35 })).toBe(1);
    expect(once({ 36: 35 })).toBe(36);
    expect(once({ 36: 34 })).toBeNull();
  });
});

describe('month 0', () => {
  it('gathers its sources and pays its uses, taxes and first stock included', () => {
    const more = { month: 1 };
    const plan = statements(
      {
        capital: [
          { id: 'own', amount: 5_000_00 },
          { id: 'later', amount: 1, ...more },
        ],
        grants: [
          { id: 'grant', amount: 400_00 },
          { id: 'laterGrant', amount: 1, ...more },
        ],
        loans: [
          { ...loan, id: 'bank' },
          { ...loan, id: 'free', fee: '0' },
          { ...loan, id: 'laterLoan', ...more },
        ],
        assets: [
          { id: 'oven', cost: 1_000_00 },
          { id: 'van', cost: 2_000_00, tax: 'none' },
          { id: 'tools', cost: 700_00, owned: true },
          { id: 'laterAsset', cost: 1, ...more },
          { id: 'laterTools', cost: 1, owned: true, ...more },
        ],
        startup: [{ id: 'legal', amount: 100_00 }],
        deposits: [
          { id: 'lease', amount: 300_00 },
          { id: 'laterDeposit', amount: 1, ...more },
        ],
      },
      { ...steady, stockMonths: 2 },
    );
    expect(plan.sourcesAndUses).toEqual({
      sources: [
        { id: 'own', amount: 5_000_00 },
        { id: 'tools', amount: 700_00 },
        { id: 'bank', amount: 3_600_00 },
        { id: 'free', amount: 3_600_00 },
        { id: 'grant', amount: 400_00 },
      ],
      uses: [
        { id: 'oven', amount: 1_149_75 },
        { id: 'van', amount: 2_000_00 },
        { id: 'tools', amount: 700_00 },
        { id: 'legal', amount: 114_98 },
        { id: 'lease', amount: 300_00 },
        { id: 'a', amount: 800_00 },
        { id: 'bank', amount: 36_00 },
      ],
      gap: 13_300_00 - 5_100_73,
    });
    // The gap equals the cash at the end of month 0.
    expect(plan.months[0]?.cash).toBe(13_300_00 - 5_100_73);
  });
});

describe('the lowest cash', () => {
  it('is that of the first of equal month ends, and states what is lacking', () => {
    const plan = statements({
      minimumCash: 500_00,
      capital: [{ id: 'c', amount: 900_00 }],
      fixed: [{ id: 'f', amount: 200_00, tax: 'none', from: 3, to: 4 }],
    });
    expect(plan.lowestCash).toEqual({ amount: 500_00, m: 4 });
    expect(plan.workingCapitalNeeded).toBe(0);
    const poor = statements({
      minimumCash: 500_00,
      startup: [{ id: 's', amount: 1_00, tax: 'none' }],
    });
    expect(poor.lowestCash).toEqual({ amount: -1_00, m: 0 });
    expect(poor.workingCapitalNeeded).toBe(501_00);
  });
});

describe('the stress tests', () => {
  const tests = computed({
    opening: '2027-01',
    offers: [
      { id: 'small', ...steady, price: 50_00, cost: 0 },
      { id: 'large', ...steady, price: 100_00 },
      { id: 'equal', ...steady, price: 100_00, cost: 0 },
    ],
    collect: ['0', '1', '0', '0'],
    startup: [{ id: 's', amount: 3_000_00, tax: 'none' }],
    fixed: [{ id: 'r', amount: 500_00, tax: 'none' }],
    loans: [{ ...loan, fee: '0' }],
  }).stress;
  const figures = Object.fromEntries(
    tests.map(({ id, lowestCash, dscr }) => [id, [lowestCash, dscr]]),
  );

  it('are seven, of the expected scenario', () => {
    const ids = ['sales', 'costs', 'late', 'slow', 'lost', 'rates', 'all'];
    expect(tests.map(({ id }) => id)).toEqual(ids);
  });

  /*
   * Month 0 ends with 600.00. Monthly sales of 2,500.00 bring no cash in month 1, which pays 400.00 for goods, 500.00
   * of rent and 100.00 of the loan, leaving −400.00. A year earns 12 × 1,600.00, year 1 3,000.00 less; loan payments
   * are 1,200.00 a year.
   */
  it('change sales, costs, opening, collection, the largest offer, and all of them', () => {
    // Sales of 2,000.00 with goods for 320.00: −320.00 in month 1, then 1,180.00 earned a month.
    expect(figures.sales).toEqual([{ amount: -320_00, m: 1 }, [9.3, 11.8, 11.8]]);
    // Goods cost 440.00.
    expect(figures.costs).toEqual([{ amount: -440_00, m: 1 }, [13.1, 15.6, 15.6]]);
    // Three months cost 600.00 each and the fourth 1,000.00; year 1 has nine months of sales.
    expect(figures.late).toEqual([{ amount: -2_200_00, m: 4 }, [8.25, 16, 16]]);
    // Customers pay nothing in month 2 either.
    expect(figures.slow).toEqual([{ amount: -1_400_00, m: 2 }, [13.5, 16, 16]]);
    // The first of the two largest offers is lost, which leaves sales of 1,500.00 without direct costs.
    expect(figures.lost).toEqual([{ amount: 0, m: 1 }, [7.5, 10, 10]]);
    // Sales of 1,200.00 start in month 4 and are paid from month 6 on: 600.00 − 5 × 600.00. Year 1 earns 9 × 1,200 −
    // 6,000 − 3,000.
    expect(figures.all).toEqual([{ amount: -2_400_00, m: 5 }, [1.5, 7, 7]]);
  });
});

describe('what is unknown', () => {
  it('names the input of each figure, and leaves the others', () => {
    const plan = smallPlan(
      { opening: '2027-01', fixed: rent, salesTax: { registration: 'never' } },
      steady,
    );
    const half = withoutStress(withInput(plan, ['fixed', 0, 'amount'], null));
    expect(monthsOf(half, 'revenue')[1]).toBe(1_000_00);
    expect(half.months[1]).toMatchObject({ fixedCosts: null, netIncome: null, cash: null });
    expect(half.months[0]).toMatchObject({ fixedCosts: 0, netIncome: 0, cash: 0 });
    const names = half.unknown.map(({ figure }) => figure);
    expect(names).not.toContain('revenue');
    expect(half.unknown).toContainEqual({ figure: 'breakEven', because: ['fixed.0.amount'] });
    expect(half.workingCapitalNeeded).toBeNull();
    expect(half.lowestCash).toEqual({ amount: null, m: null });
  });

  it('is an income tax, but not of a loss, nor at a rate of 0', () => {
    const taxOf = (more: Partial<ForecastInputs>) =>
      statements(
        { form: 'corporation', fixed: [{ id: 'f', from: 13, to: 24 }], ...more },
        { ...steady, units: { mode: 'year', years: [0, 120, 120] } },
      ).years.map(({ incomeTax }) => incomeTax);
    // A loss in year 2 would lower the tax of year 3.
    expect(taxOf({})).toEqual([0, null, null]);
    expect(taxOf({ corporateTaxRate: '0' })).toEqual([0, 0, 0]);
    // Year 3 loses 4,800.00, with or without a loss in year 2.
    const late = { id: 'g', amount: 1_000_00, tax: 'none' as const, from: 25 };
    expect(taxOf({ fixed: [{ id: 'f', from: 13, to: 24 }, late] })).toEqual([0, null, 0]);
    // 600.00 a month for 12 months: the tax of year 2 is 20.5% of 7,200.00, whatever year 3 costs.
    expect(taxOf({ fixed: [{ id: 'f', from: 25 }] })).toEqual([0, 1_476_00, null]);
  });

  it('is not what is multiplied by a known 0', () => {
    const plan = smallPlan(
      { salesTax: { registration: 'never' } },
      { ...steady, price: null, units: unitsIn({ 3: 1 }) },
    );
    const { months } = withoutStress(plan);
    expect(months.slice(0, 5).map(({ revenue }) => revenue)).toEqual([0, 0, 0, null, 0]);
  });
});

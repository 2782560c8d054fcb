import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import {
  computed,
  from,
  monthsOf,
  smallPlan,
  statements,
  unitsIn,
  unknownMonths,
} from '../testing/smallPlans.ts';

const untaxed = { tax: 'none' as const };
const line = { limit: 5_000_00, rate: '12' };

/** A business without sales taxes that opens in January 2026 with 1,000.00 and pays a rent of 400.00. */
function shop(inputs: Partial<ForecastInputs>, sales: Readonly<Record<number, number>> = {}) {
  return statements(
    {
      salesTax: { registration: 'never' },
      capital: [{ id: 'c', amount: 1_000_00 }],
      fixed: [{ id: 'r', amount: 400_00, to: 4, ...untaxed }],
      ...inputs,
    },
    { price: 1_00, units: unitsIn(sales) },
  );
}

describe('a line of credit', () => {
  it('is drawn when cash runs out, and its interest is paid a month later', () => {
    const found = shop({ creditLine: line });
    // Cash of 1,000.00 pays the rent twice. Month 3 lacks 200.00, and month 4 lacks 400.00 and 1% of 200.00.
    expect(from(found, 'cash', 0, 5)).toEqual([1_000_00, 600_00, 200_00, 0, 0, 0]);
    expect(from(found, 'creditLineDrawn', 2, 6)).toEqual([0, 200_00, 402_00, 6_02, 6_08]);
    expect(from(found, 'creditLine', 2, 6)).toEqual([0, 200_00, 602_00, 608_02, 614_10]);
    expect(from(found, 'interest', 3, 6)).toEqual([0, 2_00, 6_02, 6_08]);
    expect(from(found, 'loanPayments', 3, 6)).toEqual([0, 2_00, 6_02, 6_08]);
    expect(monthsOf(found, 'creditLineRepaid')).toEqual({});
  });

  it('is repaid with the cash above what it keeps', () => {
    const creditLine = { ...line, keep: 300_00 };
    const found = shop({ creditLine }, { 5: 500, 6: 1_000 });
    // Month 2 is 100.00 under 300.00. Sales of month 5 are 500.00, less interest of 9.05 on 905.05.
    expect(from(found, 'creditLine', 1, 7)).toEqual([0, 100_00, 501_00, 906_01, 415_07, 0, 0]);
    expect(from(found, 'creditLineRepaid', 4, 7)).toEqual([0, 490_94, 415_07, 0]);
    expect(from(found, 'cash', 1, 6)).toEqual([600_00, 300_00, 300_00, 300_00, 300_00, 880_78]);
    expect(found.creditLinePeak).toEqual({ amount: 906_01, m: 4 });
  });

  it('keeps the minimum cash of the form, unless it has its own', () => {
    expect(monthsOf(shop({ creditLine: line, minimumCash: 250_00 }), 'creditLineDrawn')[2]).toBe(
      50_00,
    );
    const own = { ...line, keep: 0 };
    expect(
      monthsOf(shop({ creditLine: own, minimumCash: 250_00 }), 'creditLineDrawn')[2],
    ).toBeUndefined();
  });

  it('is drawn at start-up too', () => {
    const found = shop({ creditLine: { ...line, keep: 1_500_00 } });
    expect(from(found, 'creditLineDrawn', 0, 1)).toEqual([500_00, 405_00]);
    expect(from(found, 'interest', 0, 1)).toEqual([0, 5_00]);
  });

  it('ends at its limit', () => {
    const found = shop({ creditLine: { limit: 300_00, rate: '12' } });
    expect(from(found, 'creditLine', 3, 5)).toEqual([200_00, 300_00, 300_00]);
    expect(from(found, 'cash', 3, 5)).toEqual([0, -302_00, -305_00]);
    expect(found.lowestCash).toEqual({ amount: -302_00 - 32 * 3_00, m: 36 });
  });

  it('is a current debt, whose interest alone is debt service', () => {
    const found = shop({ creditLine: line }, { 5: 1_000 });
    const [year] = found.years;
    const interest = 2_00 + 6_02;
    expect(year).toMatchObject({ interest, loanPayments: interest, debtService: interest });
    expect(year?.dscr).toBe(Math.round(((1_000_00 - 1_600_00) / interest) * 100) / 100);
    expect(found.months[4]).toMatchObject({ currentDebts: 602_00, longTermDebts: 0, loans: 0 });
    expect(found.breakEven.payingYou.revenue).toBe(found.breakEven.revenue);
  });

  it('changes nothing without one, and has no highest balance', () => {
    const without = shop({});
    expect(without.creditLinePeak).toEqual({ amount: null, m: null });
    const { creditLinePeak: _, ...others } = without;
    expect(others.unknown).toEqual([]);
    const { creditLinePeak: peak, ...unused } = shop({ creditLine: { limit: 0, rate: '12' } });
    expect(unused).toEqual(others);
    expect(peak).toEqual({ amount: 0, m: 0 });
  });
});

describe('interest on the line', () => {
  it('lowers the income tax of its year, which the line draws on when it is paid', () => {
    // 10,000.00 is sold in month 1 and paid in month 4.
    const inputs = {
      form: 'corporation' as const,
      corporateTaxRate: '20',
      collect: ['0', '0', '0', '1'],
      capital: [],
      fixed: [],
      creditLine: { limit: 50_000_00, rate: '12' },
      startup: [{ id: 's', amount: 1_000_00, ...untaxed }],
      owners: [{ id: 'o', dividend: [9_000_00, null, null] }],
    };
    const found = shop(inputs, { 1: 10_000 });
    // 1,000.00 is drawn in month 0, and 10.00 and 10.10 with the interest. Month 4 pays all of it, with 10.30.
    expect(from(found, 'interest', 1, 4)).toEqual([10_00, 10_10, 10_20, 10_30]);
    expect(found.months[12]?.incomeTax).toBe(Math.round((10_000_00 - 1_000_00 - 40_60) * 0.2));
    // Cash after the dividend is negative without the line: 8,959.40 less 9,000.00.
    expect(found.months[12]?.creditLine).toBe(40_60);
    // The tax of 1,791.88 is paid in month 14 out of the line.
    expect(from(found, 'creditLine', 13, 14)).toEqual([41_01, 41_01 + 41 + 1_791_88]);
  });

  it('lowers the taxes of a proprietor, which are paid before the line is drawn', () => {
    const inputs = {
      opening: '2026-12',
      owners: [{ id: 'o' }],
      deposits: [{ id: 'd', amount: 29_000_00, month: 1 }],
    };
    const sales = { 1: 30_000, 13: 30_000 };
    const plain = shop(inputs, sales);
    const lent = shop(
      {
        ...inputs,
        creditLine: { limit: 60_000_00, rate: '12', keep: 20_000_00 },
      },
      sales,
    );
    const total = (which: typeof plain, year: number) =>
      which.ownerTaxes.find((tax) => tax.year === year);
    const interest = lent.months
      .filter(({ month }) => month.startsWith('2027'))
      .reduce((sum, month) => sum + (month.interest ?? 0), 0);
    expect(interest).toBeGreaterThan(0);
    expect(total(lent, 2027)?.income).toBe((total(plain, 2027)?.income ?? 0) - interest);
    // Every month from the first ends with the cash that the line keeps, after the taxes of the month.
    const short = lent.months.filter(
      ({ cash, creditLine }) => creditLine !== 0 && cash !== 20_000_00,
    );
    expect(short).toEqual([]);
  });

  it('rises by 2 points in the stress test of rates, and in that of all', () => {
    const inputs = smallPlan({
      creditLine: { ...line, limit: 500_00 },
      fixed: [{ id: 'r', amount: 400_00, to: 1, ...untaxed }],
    });
    const { stress, lowestCash } = forecast(inputs);
    const lowest = Object.fromEntries(stress.map(({ id, lowestCash: { amount } }) => [id, amount]));
    expect(lowestCash.amount).toBeGreaterThan(lowest.rates ?? 0);
    expect(lowest.rates).toBe(lowest.all);
    expect(lowest.sales).toBe(lowestCash.amount);
  });
});

describe('without its limit or its rate', () => {
  it('is known until it is drawn', () => {
    const found = shop({ creditLine: { rate: '12' } });
    expect(unknownMonths(found, 'creditLineDrawn')[0]).toBe(3);
    expect(unknownMonths(found, 'cash')[0]).toBe(3);
    expect(unknownMonths(found, 'interest')[0]).toBe(4);
    expect(found.unknown.every(({ because }) => because.join() === 'creditLine.limit')).toBe(true);
    expect(found.creditLinePeak).toEqual({ amount: null, m: null });
  });

  it('is known if it is never drawn', () => {
    const found = shop({ creditLine: {}, fixed: [] });
    expect(found.unknown).toEqual([]);
    expect(found.creditLinePeak).toEqual({ amount: 0, m: 0 });
  });

  it('knows what is drawn first without the rate', () => {
    const found = shop({ creditLine: { limit: 5_000_00 } });
    expect(from(found, 'creditLine', 2, 4)).toEqual([0, 200_00, null]);
    expect(unknownMonths(found, 'interest')[0]).toBe(4);
  });

  it('stays at 0 if its limit is 0, whatever cash is', () => {
    const found = computed({
      creditLine: { limit: 0 },
      fixed: [{ id: 'r', ...untaxed }],
    });
    expect(unknownMonths(found, 'cash')[0]).toBe(1);
    expect(unknownMonths(found, 'creditLine')).toEqual([]);
    expect(unknownMonths(found, 'interest')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { monthsOf, statements, unitsIn, unknownMonths } from '../testing/smallPlans.ts';

type Owners = ForecastInputs['owners'];

/** A business that opens in January 2027 and sells for 12,500.00 in these months, without costs or sales taxes. */
function shop(months: readonly number[], owners: Owners, more: Partial<ForecastInputs> = {}) {
  const units = unitsIn(Object.fromEntries(months.map((m) => [m, 1])));
  const salesTax = { registration: 'never' } as const;
  return statements({ opening: '2027-01', salesTax, owners, ...more }, { price: 12_500_00, units });
}
const fiftyThousand = [1, 4, 7, 10];

describe('the taxes of a proprietor', () => {
  it('are those of each calendar year that ends within the plan', () => {
    const { ownerTaxes } = shop(fiftyThousand, [{ id: 'a' }]);
    const none = { income: 0, qpp: 0, qpip: 0, hsf: 0, federal: 0, quebec: 0, total: 0 };
    expect(ownerTaxes).toEqual([
      { owner: 'a', year: 2026, ...none },
      {
        owner: 'a',
        year: 2027,
        income: 50_000_00,
        qpp: 5_859_00,
        qpip: 382_00,
        hsf: 150_00,
        federal: 3_192_19,
        quebec: 3_645_10,
        total: 13_228_29,
      },
      { owner: 'a', year: 2028, ...none },
      { owner: 'a', year: 2029, ...none },
    ]);
  });

  it('are paid by quarters in the next year, with the rest in April, and refunded if too much', () => {
    const computed = shop(fiftyThousand, [{ id: 'a' }]);
    expect(monthsOf(computed, 'ownerTaxes')).toEqual({
      15: 3_307_07,
      16: 13_228_29,
      18: 3_307_08,
      21: 3_307_07,
      24: 3_307_07,
      28: -13_228_29,
    });
    expect(computed.years.map(({ ownerTaxes }) => ownerTaxes)).toEqual([0, 26_456_58, -13_228_29]);
    expect(computed.months[24]?.ownerCapital).toBe(-26_456_58);
    expect(computed.months[24]?.retainedEarnings).toBe(50_000_00);
    expect(computed.months[24]?.cash).toBe(50_000_00 - 26_456_58);
  });

  it('ask nothing in a corporation, or without a list of owners', () => {
    expect(shop(fiftyThousand, [{ id: 'a' }], { form: 'corporation' }).ownerTaxes).toEqual([]);
    const ownerPay = { amount: 100_00 };
    expect(shop(fiftyThousand, null, { ownerPay }).ownerTaxes).toEqual([]);
  });

  it('carry a loss to the income taxes of the next year, not to the contributions', () => {
    const startup = [{ id: 's', amount: 30_000_00, tax: 'none' as const }];
    const { ownerTaxes } = shop(fiftyThousand, [{ id: 'a' }], { startup });
    const [before, after] = ownerTaxes;
    expect(before).toMatchObject({ year: 2026, income: -30_000_00, total: 0 });
    // 20,000.00 less the deductions is under the basic amounts.
    expect(after).toMatchObject({
      qpp: 5_859_00,
      qpip: 382_00,
      hsf: 150_00,
      federal: 0,
      quebec: 0,
    });
  });
});

describe('partners', () => {
  it('share the income in the order of the list, to the cent', () => {
    const owners = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const { ownerTaxes } = shop(fiftyThousand, owners, { form: 'partnership' });
    const of2027 = ownerTaxes.filter(({ year }) => year === 2027);
    expect(of2027.map(({ income }) => income)).toEqual([16_666_67, 16_666_66, 16_666_67]);
    const shares = [
      { id: 'a', share: '0.7' },
      { id: 'b', share: '0.3' },
    ];
    const unequal = shop(fiftyThousand, shares, { form: 'partnership' }).ownerTaxes;
    expect(unequal.slice(2, 4).map(({ income }) => income)).toEqual([35_000_00, 15_000_00]);
  });

  it('owe what their share adds to another salary', () => {
    const owners = [
      { id: 'a', share: '0.6', otherIncome: 40_000_00 },
      { id: 'b', share: '0.4' },
    ];
    const { ownerTaxes } = shop(fiftyThousand, owners, { form: 'partnership' });
    // The same as in personalTaxes.test.ts, on 30,000.00 besides 40,000.00.
    expect(ownerTaxes[2]).toMatchObject({ income: 30_000_00, qpp: 3_780_00, quebec: 4_475_10 });
  });

  it('do not make the taxes of one without a share unknown', () => {
    const owners = [
      { id: 'a', share: '1' },
      { id: 'b', share: '0', otherIncome: 20_000_00 },
    ];
    const price = { price: null, units: unitsIn({ 3: 1 }) };
    const form = 'partnership' as const;
    const { ownerTaxes } = statements({ opening: '2027-01', owners, form }, price);
    expect(ownerTaxes.map(({ total }) => total)).toEqual([0, 0, null, 0, 0, 0, 0, 0]);
  });
});

it('an unknown price makes the payments of the year after unknown, and the refund', () => {
  const plan = statements(
    { opening: '2027-01', owners: [{ id: 'a' }] },
    { price: null, units: unitsIn({ 3: 1 }) },
  );
  expect(unknownMonths(plan, 'ownerTaxes')).toEqual([15, 16, 18, 21, 24, 28]);
  expect(plan.unknown.find(({ figure }) => figure === 'ownerTaxes')?.because).toEqual([
    'offers.0.price',
  ]);
});

describe('what owners are paid', () => {
  const owners: Owners = [
    {
      id: 'a',
      pay: 1_000_00,
      payFrom: 35,
      draw: 50_00,
      dividend: [200_00, null, 300_00],
      cnesst: true,
    },
    { id: 'b', pay: 500_00, payFrom: 36, employmentInsurance: true },
  ];

  it('is drawn in a proprietorship or a partnership', () => {
    const computed = shop(fiftyThousand, owners, { form: 'partnership' });
    expect(monthsOf(computed, 'drawings')).toEqual({ 35: 1_050_00, 36: 1_550_00 });
    expect(monthsOf(computed, 'wages')).toEqual({});
  });

  it('is a salary elsewhere, with the contributions that each has, and other money is drawn', () => {
    for (const form of ['corporation', 'cooperative', 'nonProfit'] as const) {
      const computed = shop(fiftyThousand, owners, { form });
      expect(monthsOf(computed, 'wages')).toEqual({ 35: 1_000_00, 36: 1_500_00 });
      expect(monthsOf(computed, 'drawings')).toEqual({ 35: 50_00, 36: 50_00 });
      // QPP 44.63 (708.34 × 6.3 %), QPIP 6.02, HSF 16.50, labour standards 0.60, CNESST 15.40; no employment insurance.
      expect(computed.months[35]?.employerCharges).toBe(44_63 + 6_02 + 16_50 + 60 + 15_40);
    }
  });

  it('includes dividends at the end of each year, out of retained earnings', () => {
    const computed = shop(fiftyThousand, owners, { form: 'corporation', corporateTaxRate: '0' });
    expect(monthsOf(computed, 'dividends')).toEqual({ 12: 200_00, 36: 300_00 });
    const [before, after] = [computed.months[11], computed.months[12]];
    expect(after?.retainedEarnings).toBe((before?.retainedEarnings ?? 0) - 200_00);
    expect(after?.ownerCapital).toBe(before?.ownerCapital);
    expect(after?.cash).toBe((before?.cash ?? 0) - 200_00);
  });

  it('is paid by the break-even that pays the owners too, and lowers the coverage after them', () => {
    const loans = [{ id: 'l', amount: 1_200_00, rate: '0', term: 12 }];
    const one: Owners = [{ id: 'a', draw: 100_00, payFrom: 12, dividend: [400_00, null, null] }];
    const { breakEven, years } = shop([1, 2, 3, 4], one, { loans, form: 'corporation' });
    // No costs: all that has to be sold are 100.00 drawn, 400.00 of dividend and 1,200.00 of principal.
    expect(breakEven.payingYou.revenue).toBe(1_700_00);
    expect(years[0]?.dscr).toBe(41.67);
    expect(years[0]?.dscrAfterDrawings).toBe(41.25);
  });
});

it('the month of break-even looks at net income, whatever is paid to the owners', () => {
  const owners: Owners = [{ id: 'a', dividend: [60_000_00, 0, 0] }];
  const computed = shop(fiftyThousand, owners, { form: 'nonProfit' });
  expect(computed.months[12]?.retainedEarnings).toBe(-10_000_00);
  expect(computed.breakEven.month).toBe(1);
});

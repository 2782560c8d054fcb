import { describe, expect, it } from 'vitest';
import { planOf } from '../defaults/defaults.ts';
import type { ForecastInputs } from '../inputs.ts';
import { scheduleOf } from './loans.ts';

/** @returns the schedule of a loan. An example with yearly payments has a period’s rate × 12, which may exceed 60%. */
function scheduled(terms: Partial<NonNullable<ForecastInputs['loans']>[number]>) {
  const plan = planOf({
    opening: '2027-01',
    offers: [{ id: 'a' }],
    loans: [{ id: 'l', ...terms }],
  });
  const [loan] = plan.loans;
  if (!loan) throw new Error('no loan');
  return scheduleOf(loan);
}
const paymentOf = (terms: Parameters<typeof scheduled>[0]) => scheduled(terms).payment.value;
type Row = ReturnType<typeof scheduled>['rows'][number];
const figuresOf = ({ interest, principal, balance }: Row) => [interest, principal, balance];

describe('level payments', () => {
  it('2,500 at 8.24 % over 12 months (NumPy, ipmt, numpy.org/doc/1.17)', () => {
    const { payment, rows } = scheduled({ amount: 2_500_00, rate: '8.24', term: 12 });
    expect(payment.value).toBe(217_75);
    expect(rows.slice(0, 3).map(figuresOf)).toEqual([
      [17_17, 200_58, 2_299_42],
      [15_79, 201_96, 2_097_46],
      [14_40, 203_35, 1_894_11],
    ]);
    // NumPy does not round its rows to the cent, so its last balance is 0 after a principal of 216.26; ours, 216.24.
    expect(figuresOf(rows[11] as Row)).toEqual([1_48, 216_24, 0]);
  });

  it('125,000 at 9 % over 30 years (Microsoft, CUMPRINC and CUMIPMT)', () => {
    const { rows } = scheduled({ amount: 125_000_00, rate: '9', term: 360 });
    expect(figuresOf(rows[0] as Row).slice(0, 2)).toEqual([937_50, 68_28]);
    const year = rows.slice(12, 24);
    // Excel adds unrounded rows: principal of 934.11 and interest of 11,135.23. Ours pays 1,005.78 where it pays 1,005.778.
    expect(year.reduce((all, { principal }) => all + principal, 0)).toBe(934_15);
    expect(year.reduce((all, { interest }) => all + interest, 0)).toBe(11_135_21);
  });

  it('200,000 at 8 % a year in 10 yearly payments: the principal of the last (Microsoft, PPMT)', () => {
    const { rows } = scheduled({ amount: 200_000_00, rate: '96', term: 10 });
    // Excel’s unrounded 27,598.05: our last payment clears what nine rounded ones leave, 3 cents less.
    expect(rows.at(-1)?.principal).toBe(27_598_02);
  });

  it.each([
    ['250,000 at 8 % over 15 years (stater, infused)', 250_000_00, '8', 180, 2_389_13],
    ['30,000 at 3 % over 48 months (credix)', 30_000_00, '3', 48, 664_03],
    ['10,000 at 5 % over 60 months (BusinessMath)', 10_000_00, '5', 60, 188_71],
  ])('%s', (_, amount, rate, term, payment) => {
    expect(paymentOf({ amount, rate, term })).toBe(payment);
  });
});

describe('equal principal', () => {
  it('70,000 at 2 % a month over 120 months (Brasil Escola, amortização constante)', () => {
    const { rows } = scheduled({
      amount: 70_000_00,
      rate: '24',
      term: 120,
      kind: 'equalPrincipal',
    });
    expect(rows.slice(0, 3).map(({ interest }) => interest)).toEqual([
      1_400_00, 1_388_33, 1_376_67,
    ]);
    // The example repays 583.33 each month, so that 0.40 remains; ours spreads the cents by cumulative rounding.
    const principals = rows.slice(0, 3).map(({ principal }) => principal);
    expect(principals).toEqual([583_33, 583_34, 583_33]);
  });

  it('400,000 at 3 % and 100,000 at 8 % in 5 yearly payments (Yaronet, Askfilo)', () => {
    const paid = scheduled({ amount: 400_000_00, rate: '36', term: 5, kind: 'equalPrincipal' });
    expect(paid.rows.map(({ interest, principal }) => interest + principal)).toEqual([
      92_000_00, 89_600_00, 87_200_00, 84_800_00, 82_400_00,
    ]);
    const other = scheduled({ amount: 100_000_00, rate: '96', term: 5, kind: 'equalPrincipal' });
    expect(other.rows.map(({ interest }) => interest)).toEqual([
      8_000_00, 6_400_00, 4_800_00, 3_200_00, 1_600_00,
    ]);
  });
});

describe('a balloon', () => {
  it('100,000 at 7.5 %, 30 years amortized, 5 of term (mortgagevox.com, amortization)', () => {
    const { payment, rows } = scheduled({
      amount: 100_000_00,
      rate: '7.5',
      term: 60,
      amortisation: 360,
      kind: 'balloon',
    });
    expect(payment.value).toBe(699_21);
    expect(rows.slice(0, 2).map(figuresOf)).toEqual([
      [625_00, 74_21, 99_925_79],
      [624_54, 74_67, 99_851_12],
    ]);
    // The example shows 74.68 and 99,851.11, with a payment of 699.2145. It leaves 94,617 after 60 payments.
    const last = rows.at(-1) as Row;
    expect(last.interest + last.principal - payment.value).toBe(94_617_80);
  });

  it('500,000 at 6 %, 180 months amortized, 60 of term (formsbirds.com, balloon payment)', () => {
    const { payment, rows } = scheduled({
      amount: 500_000_00,
      rate: '6',
      term: 60,
      amortisation: 180,
      kind: 'balloon',
    });
    expect(payment.value).toBe(4_219_28);
    expect(rows.slice(0, 2).map(figuresOf)).toEqual([
      [2_500_00, 1_719_28, 498_280_72],
      [2_491_40, 1_727_88, 496_552_84],
    ]);
    // The example’s balloon is 384,264.40, or 384,265.10 with rounded rows; ours rounds each month’s interest once.
    const last = rows.at(-1) as Row;
    expect(last.interest + last.principal).toBe(384_265_10);
  });

  it('80,000 at 3.5 %, 30 years amortized, 5 of term (myhomeloantools)', () => {
    const { payment, rows } = scheduled({
      amount: 80_000_00,
      rate: '3.5',
      term: 60,
      amortisation: 360,
      kind: 'balloon',
    });
    expect(payment.value).toBe(359_24);
    const last = rows.at(-1) as Row;
    // The example writes whole dollars: 72,117.
    expect(last.interest + last.principal).toBe(72_116_63);
  });
});

describe('interest alone at first', () => {
  it('100,000 at 7 %, 24 months, then 96 (hughcalc.org)', () => {
    const { payment, rows } = scheduled({
      amount: 100_000_00,
      rate: '7',
      term: 120,
      interestOnly: 24,
    });
    expect(figuresOf(rows[23] as Row)).toEqual([583_33, 0, 100_000_00]);
    expect(payment.value).toBe(1_363_37);
    expect(rows.slice(24, 27).map(figuresOf)).toEqual([
      [583_33, 780_04, 99_219_96],
      [578_78, 784_59, 98_435_37],
      [574_21, 789_16, 97_646_21],
    ]);
  });

  it('170,000 at 6.625 %, 10 years of 30 (myhomeloantools)', () => {
    const { payment, rows } = scheduled({
      amount: 170_000_00,
      rate: '6.625',
      term: 360,
      interestOnly: 120,
    });
    // The example writes 939 in whole dollars.
    expect(rows[0]?.interest).toBe(938_54);
    expect(payment.value).toBe(1_280_02);
  });

  it('capitalised monthly grows as P × (1 + r ÷ 12)ⁿ (omnicalculator, moratorium period)', () => {
    const { payment, rows } = scheduled({
      amount: 5_500_00,
      rate: '4.29',
      term: 174,
      interestOnly: 54,
      capitalise: true,
    });
    // No schedule to the cent is published. FinAid’s 6,561.78 and 67.34 capitalise simple interest once, at the end.
    expect(rows[53]?.balance).toBe(6_668_89);
    expect(payment.value).toBe(68_44);
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { monthsOf, statements } from '../testing/smallPlans.ts';

type Loan = Omit<NonNullable<ForecastInputs['loans']>[number], 'id'>;
const lent = (loan: Loan) => statements({ loans: [{ id: 'l', ...loan }] });

describe('a loan', () => {
  it('is received, repaid from the month after, and costs its fee at once', () => {
    const plan = lent({ amount: 3_000_00, rate: '12', term: 3, fee: '2', month: 4 });
    // Payment: 3,000.00 × 0.01 ÷ (1 − 1.01⁻³) = 1,020.07. Interest: 30.00, 20.10, 10.10.
    expect(monthsOf(plan, 'cashFromLoans')).toEqual({ 4: 3_000_00 });
    expect(monthsOf(plan, 'interest')).toEqual({ 4: 60_00, 5: 30_00, 6: 20_10, 7: 10_10 });
    expect(monthsOf(plan, 'loanPayments')).toEqual({
      4: 60_00,
      5: 1_020_07,
      6: 1_020_07,
      7: 1_020_06,
    });
    expect(monthsOf(plan, 'loans')).toEqual({ 4: 3_000_00, 5: 2_009_93, 6: 1_009_96 });
    expect(plan.loans).toEqual([
      {
        id: 'l',
        payment: 1_020_07,
        schedule: [
          { m: 5, interest: 30_00, principal: 990_07, balance: 2_009_93 },
          { m: 6, interest: 20_10, principal: 999_97, balance: 1_009_96 },
          { m: 7, interest: 10_10, principal: 1_009_96, balance: 0 },
        ],
      },
    ]);
  });

  it('may bear interest alone at first, within its term', () => {
    const plan = lent({ amount: 3_000_00, rate: '12', term: 5, interestOnly: 2 });
    expect(plan.loans[0]?.payment).toBe(1_020_07);
    expect(monthsOf(plan, 'loanPayments')).toEqual({
      1: 30_00,
      2: 30_00,
      3: 1_020_07,
      4: 1_020_07,
      5: 1_020_06,
    });
  });

  it('without interest is divided by its months, the last one clearing it', () => {
    const plan = lent({ amount: 5_000_00, rate: '0', term: 3 });
    expect(monthsOf(plan, 'loanPayments')).toEqual({ 1: 1_666_67, 2: 1_666_67, 3: 1_666_66 });
    expect(monthsOf(plan, 'interest')).toEqual({});
  });

  it('is never repaid by more than its balance', () => {
    // 2 cents over three months: 0.67 is rounded to 1 cent, so two payments repay the loan.
    const plan = lent({ amount: 2, rate: '0', term: 3 });
    expect(monthsOf(plan, 'loanPayments')).toEqual({ 1: 1, 2: 1 });
    expect(plan.loans[0]?.schedule).toHaveLength(3);
  });

  it('longer than the plan has its whole schedule, and what is left is owed', () => {
    const plan = lent({ amount: 4_000_00, rate: '0', term: 40 });
    expect(plan.loans[0]?.schedule?.at(-1)).toEqual({
      m: 40,
      interest: 0,
      principal: 100_00,
      balance: 0,
    });
    expect(plan.months[36]?.loans).toBe(400_00);
    expect(plan.years[2]).toMatchObject({ debtService: 1_200_00, loanPayments: 1_200_00 });
  });
});

describe('a loan repaid by equal principal', () => {
  it('repays the same part each month, by cumulative rounding, and interest on the balance', () => {
    const plan = lent({
      amount: 1_000_00,
      rate: '12',
      term: 5,
      interestOnly: 2,
      kind: 'equalPrincipal',
    });
    // 1,000.00 ÷ 3 by cumulative rounding: 333.33, 333.34 and 333.33.
    expect(plan.loans).toEqual([
      {
        id: 'l',
        payment: 343_33,
        schedule: [
          { m: 1, interest: 10_00, principal: 0, balance: 1_000_00 },
          { m: 2, interest: 10_00, principal: 0, balance: 1_000_00 },
          { m: 3, interest: 10_00, principal: 333_33, balance: 666_67 },
          { m: 4, interest: 6_67, principal: 333_34, balance: 333_33 },
          { m: 5, interest: 3_33, principal: 333_33, balance: 0 },
        ],
      },
    ]);
  });
});

describe('a loan with a balloon', () => {
  it('pays as over its amortization, and the rest at the end of its term', () => {
    const plan = lent({ amount: 3_000_00, rate: '12', term: 3, amortisation: 12, kind: 'balloon' });
    // 3,000.00 × 0.01 ÷ (1 − 1.01⁻¹²) = 266.55.
    expect(plan.loans[0]?.payment).toBe(266_55);
    expect(monthsOf(plan, 'loanPayments')).toEqual({ 1: 266_55, 2: 266_55, 3: 2_549_78 });
    expect(monthsOf(plan, 'loans')).toEqual({ 0: 3_000_00, 1: 2_763_45, 2: 2_524_53 });
    expect(plan.loans[0]?.schedule?.at(-1)?.balance).toBe(0);
  });

  it('counts the interest-only months in its amortization too', () => {
    const plan = lent({
      amount: 3_000_00,
      rate: '12',
      term: 5,
      interestOnly: 2,
      amortisation: 14,
      kind: 'balloon',
    });
    expect(plan.loans[0]?.payment).toBe(266_55);
  });

  it('is a level loan where both are the same, and one payment where it has only one', () => {
    const terms = { amount: 3_000_00, rate: '12', term: 3 };
    const same = lent({ ...terms, amortisation: 3, kind: 'balloon' });
    expect(same.loans).toEqual(lent(terms).loans);
    const single = lent({ ...terms, interestOnly: 2, amortisation: 60, kind: 'balloon' });
    expect(single.loans[0]?.payment).toBe(3_030_00);
  });
});

describe('capitalised interest', () => {
  const plan = lent({
    amount: 1_000_00,
    rate: '12',
    term: 4,
    interestOnly: 2,
    capitalise: true,
    month: 1,
  });

  it('joins the balance, is an expense, and nothing is paid in the moratorium', () => {
    // 1,000.00 → 1,010.00 → 1,020.10; then 1,020.10 × 0.01 ÷ (1 − 1.01⁻²) = 517.71.
    expect(plan.loans[0]).toEqual({
      id: 'l',
      payment: 517_71,
      schedule: [
        { m: 2, interest: 10_00, principal: -10_00, balance: 1_010_00 },
        { m: 3, interest: 10_10, principal: -10_10, balance: 1_020_10 },
        { m: 4, interest: 10_20, principal: 507_51, balance: 512_59 },
        { m: 5, interest: 5_13, principal: 512_59, balance: 0 },
      ],
    });
    expect(monthsOf(plan, 'interest')).toEqual({ 2: 10_00, 3: 10_10, 4: 10_20, 5: 5_13 });
    expect(monthsOf(plan, 'loanPayments')).toEqual({ 4: 517_71, 5: 517_72 });
    expect(monthsOf(plan, 'loans')).toEqual({ 1: 1_000_00, 2: 1_010_00, 3: 1_020_10, 4: 512_59 });
    expect(monthsOf(plan, 'cashFromLoans')).toEqual({ 1: 1_000_00 });
  });

  it('is no debt service', () => {
    expect(plan.years[0]?.debtService).toBe(517_71 + 517_72);
    const long = lent({
      amount: 1_000_00,
      rate: '12',
      term: 60,
      interestOnly: 12,
      capitalise: true,
    });
    // 1,000.00 × 1.01¹² = 1,126.83; × 0.01 ÷ (1 − 1.01⁻⁴⁸) = 29.67 a month.
    const services = long.years.map(({ debtService }) => debtService);
    expect(services).toEqual([0, 12 * 29_67, 12 * 29_67]);
  });

  it('without interest-only months changes nothing', () => {
    const terms = { amount: 1_000_00, rate: '12', term: 4 };
    expect(lent({ ...terms, capitalise: true })).toEqual(lent(terms));
  });

  it('applies to each kind', () => {
    const terms = { amount: 1_000_00, rate: '12', term: 4, interestOnly: 2, capitalise: true };
    const equal = lent({ ...terms, kind: 'equalPrincipal' }).loans[0]?.schedule ?? [];
    expect(equal.map(({ principal }) => principal)).toEqual([-10_00, -10_10, 510_05, 510_05]);
    const balloon = lent({ ...terms, kind: 'balloon', amortisation: 14 }).loans[0];
    // 1,020.10 × 0.01 ÷ (1 − 1.01⁻¹²) = 90.63.
    expect(balloon?.payment).toBe(90_63);
  });
});

describe('a loan that is half entered', () => {
  const interestOf = ({ months }: ReturnType<typeof lent>) =>
    months.slice(0, 5).map(({ interest }) => interest);
  const balanceOf = ({ months }: ReturnType<typeof lent>) =>
    months.slice(0, 5).map(({ loans }) => loans);

  it('without a term is known until its first repayment', () => {
    const plan = lent({ amount: 3_000_00, rate: '12', interestOnly: 2 });
    expect(interestOf(plan)).toEqual([0, 30_00, 30_00, 30_00, null]);
    expect(balanceOf(plan)).toEqual([3_000_00, 3_000_00, 3_000_00, null, null]);
    expect(plan.loans).toEqual([{ id: 'l', payment: null, schedule: null }]);
    expect(plan.unknown.find(({ figure }) => figure === 'schedule')?.because).toEqual([
      'loans.0.term',
    ]);
  });

  it('without a rate is known until its first repayment, but for the interest', () => {
    const plan = lent({ amount: 3_000_00, term: 4, interestOnly: 2 });
    expect(interestOf(plan)).toEqual([0, null, null, null, null]);
    expect(balanceOf(plan)).toEqual([3_000_00, 3_000_00, 3_000_00, null, 0]);
    expect(plan.loans[0]?.schedule?.map(({ principal }) => principal)).toEqual([0, 0, null, null]);
    expect(plan.loans[0]?.schedule?.map(({ interest }) => interest)).toEqual(Array(4).fill(null));
    const bullet = lent({ amount: 3_000_00, term: 3, interestOnly: 2 });
    expect(balanceOf(bullet)).toEqual([3_000_00, 3_000_00, 3_000_00, 0, 0]);
    expect(bullet.loans[0]?.schedule?.map(({ principal }) => principal)).toEqual([0, 0, 3_000_00]);
  });

  it('of nothing, or at 0 %, has no interest whatever else it is', () => {
    expect(interestOf(lent({ amount: 0 }))).toEqual([0, 0, 0, 0, 0]);
    expect(interestOf(lent({ rate: '0' }))).toEqual([0, 0, 0, 0, 0]);
    expect(balanceOf(lent({ amount: 0 }))).toEqual([0, 0, 0, 0, 0]);
    expect(lent({ amount: 0, term: 12 }).loans[0]?.payment).toBe(0);
  });

  it('without an amount has an unknown fee, if it has one', () => {
    expect(interestOf(lent({ rate: '0', term: 2, fee: '1' }))).toEqual([null, 0, 0, 0, 0]);
    expect(interestOf(lent({ rate: '0', term: 2 }))).toEqual([0, 0, 0, 0, 0]);
  });

  it('of equal principal without a rate has known principal', () => {
    const plan = lent({ amount: 3_000_00, term: 3, kind: 'equalPrincipal' });
    expect(balanceOf(plan)).toEqual([3_000_00, 2_000_00, 1_000_00, 0, 0]);
    expect(interestOf(plan)).toEqual([0, null, null, null, 0]);
    expect(plan.loans[0]?.payment).toBeNull();
  });

  it('with a balloon and without an amortization is known until its first repayment', () => {
    const plan = lent({ amount: 3_000_00, rate: '12', term: 4, interestOnly: 1, kind: 'balloon' });
    expect(interestOf(plan)).toEqual([0, 30_00, 30_00, null, null]);
    expect(balanceOf(plan)).toEqual([3_000_00, 3_000_00, null, null, 0]);
    expect(plan.unknown.find(({ figure }) => figure === 'payment')?.because).toEqual([
      'loans.0.amortisation',
    ]);
    const level = lent({ amount: 3_000_00, rate: '12', term: 4 });
    expect(level.unknown).toEqual([]);
  });

  it('that capitalises at a missing rate has no debt service before its first repayment', () => {
    const plan = lent({ amount: 3_000_00, term: 60, interestOnly: 12, capitalise: true });
    expect(plan.years[0]?.debtService).toBe(0);
    expect(plan.years[1]?.debtService).toBeNull();
    expect(plan.months[1]).toMatchObject({ loanPayments: 0, loans: null, interest: null });
    expect(plan.months[0]?.loans).toBe(3_000_00);
  });
});

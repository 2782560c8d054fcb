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
});

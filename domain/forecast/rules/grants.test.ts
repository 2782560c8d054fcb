import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { computed, from, monthsOf, statements, unknownMonths } from '../testing/smallPlans.ts';

type Grant = Partial<NonNullable<ForecastInputs['grants']>[number]>;
type Asset = Partial<NonNullable<ForecastInputs['assets']>[number]>;

/** @returns the statements of a plan with an oven of 6,000.00, over 60 months, and grants. */
const lowered = (grants: readonly Grant[], asset: Asset = {}) =>
  statements({
    assets: [{ id: 'oven', cost: 6_000_00, tax: 'none', ...asset }],
    grants: grants.map((grant, at) => ({ id: `g${at}`, for: 'oven', ...grant })),
  });

describe('a grant for an asset', () => {
  it('lowers its cost, and the depreciation with it', () => {
    const plan = lowered([{ amount: 1_200_00 }]);
    expect(plan.months[0]?.fixedAssets).toBe(4_800_00);
    // 4,800.00 over 60 months.
    expect(from(plan, 'depreciation', 0, 2)).toEqual([0, 80_00, 80_00]);
    expect(monthsOf(plan, 'grantsReceived')).toEqual({ 0: 1_200_00 });
    expect(monthsOf(plan, 'otherIncome')).toEqual({});
    expect(monthsOf(plan, 'deferredRevenue')).toEqual({});
  });

  it('spreads what is left over the life left, from its own month on', () => {
    const plan = lowered([{ amount: 1_000_00, month: 13 }]);
    // 6,000.00 less twelve months of 100.00 and the grant is 3,800.00, over 48 months: 79.1666… each.
    expect(from(plan, 'depreciation', 12, 15)).toEqual([100_00, 79_17, 79_16, 79_17]);
    expect(from(plan, 'fixedAssets', 12, 13)).toEqual([4_800_00, 3_720_83]);
  });

  it('is deferred until its asset is bought', () => {
    const plan = lowered([{ amount: 1_000_00, month: 2 }], { month: 5 });
    expect(monthsOf(plan, 'deferredRevenue')).toEqual({ 2: 1_000_00, 3: 1_000_00, 4: 1_000_00 });
    // 5,000.00 over 60 months.
    expect(from(plan, 'depreciation', 4, 6)).toEqual([0, 83_33, 83_34]);
    expect(plan.months[3]).toMatchObject({ currentDebts: 1_000_00, otherIncome: 0 });
  });

  it('is income in what exceeds the value of the asset', () => {
    const plan = lowered([{ amount: 500_00 }, { amount: 800_00, month: 3 }], {
      cost: 1_000_00,
      life: 5,
    });
    // 500.00 less two months of 100.00 is 300.00 in month 3.
    expect(monthsOf(plan, 'grantIncome')).toEqual({ 3: 500_00 });
    expect(monthsOf(plan, 'otherIncome')).toEqual({ 3: 500_00 });
    expect(monthsOf(plan, 'depreciation')).toEqual({ 1: 100_00, 2: 100_00 });
    expect(from(plan, 'fixedAssets', 0, 3)).toEqual([500_00, 400_00, 300_00, 0]);
  });

  it('is all income once the asset is depreciated', () => {
    const plan = lowered([{ amount: 800_00, month: 10 }], { life: 3 });
    expect(monthsOf(plan, 'grantIncome')).toEqual({ 10: 800_00 });
  });

  it('lowers what the owners brought, and the taxes that are lost', () => {
    const owned = lowered([{ amount: 1_200_00 }], { owned: true });
    expect(owned.months[0]).toMatchObject({ fixedAssets: 4_800_00, ownerCapital: 6_000_00 });
    const taxed = lowered([{ amount: 1_200_00 }], { tax: 'taxable' });
    // 6,000.00 + 300.00 + 598.50 − 1,200.00.
    expect(taxed.months[0]?.fixedAssets).toBe(5_698_50);
  });

  it('of an amount that is missing leaves unknown what it lowers', () => {
    const plan = lowered([{ month: 3 }], { month: 5, life: 4 });
    expect(unknownMonths(plan, 'grantsReceived')).toEqual([3]);
    expect(unknownMonths(plan, 'deferredRevenue')).toEqual([3, 4]);
    expect(unknownMonths(plan, 'fixedAssets')).toEqual([5, 6, 7]);
    expect(unknownMonths(plan, 'depreciation')).toEqual([5, 6, 7, 8]);
    expect(unknownMonths(plan, 'grantIncome')).toEqual([5]);
    expect(new Set(plan.unknown.flatMap(({ because }) => because))).toEqual(
      new Set(['grants.0.amount']),
    );
  });
});

it('a grant for nothing in particular is income when received', () => {
  const plan = lowered([{ amount: 800_00, month: 4, for: null }]);
  expect(monthsOf(plan, 'grantIncome')).toEqual({ 4: 800_00 });
  expect(from(plan, 'depreciation', 1, 1)).toEqual([100_00]);
});

describe('a repayable grant', () => {
  const grant = { id: 'g', name: 'DEC', amount: 1_200_00, repayable: true };

  it('is a loan at 0 %, after the loans', () => {
    const plan = computed({
      loans: [{ id: 'l', amount: 600_00, rate: '0', term: 6 }],
      grants: [{ ...grant, term: 15, interestOnly: 3 }],
    });
    expect(plan.loans.map(({ id, payment }) => [id, payment])).toEqual([
      ['l', 100_00],
      ['g', 100_00],
    ]);
    expect(plan.loans[1]?.schedule).toHaveLength(15);
    expect(monthsOf(plan, 'cashFromLoans')).toEqual({ 0: 1_800_00 });
    expect(monthsOf(plan, 'grantsReceived')).toEqual({});
    expect(plan.months[3]).toMatchObject({ loans: 1_500_00, loanPayments: 100_00, interest: 0 });
    // 600.00 and nine payments.
    expect(plan.years[0]?.debtService).toBe(1_500_00);
    expect(plan.sourcesAndUses.sources).toEqual([
      { id: 'l', amount: 600_00 },
      { id: 'g', amount: 1_200_00 },
    ]);
  });

  it('does not lower the asset that it pays for', () => {
    const assets = [{ id: 'oven', cost: 6_000_00, tax: 'none' as const }];
    const plan = statements({ assets, grants: [{ ...grant, term: 12, for: 'oven' }] });
    expect(plan.months[0]).toMatchObject({ fixedAssets: 6_000_00, loans: 1_200_00 });
  });

  it('without a term leaves its repayments unknown', () => {
    const plan = statements({ grants: [grant] });
    expect(plan.loans).toEqual([{ id: 'g', payment: null, schedule: null }]);
    expect(unknownMonths(plan, 'interest')).toEqual([]);
    expect(plan.unknown.find(({ figure }) => figure === 'payment')?.because).toEqual([
      'grants.0.term',
    ]);
  });
});

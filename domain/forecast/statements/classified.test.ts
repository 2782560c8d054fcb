import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lentLines } from '../defaults/lent.ts';
import { forecast } from '../forecast.ts';
import { anyForecast } from '../testing/anyForecast.ts';
import { computed } from '../testing/smallPlans.ts';

const untaxed = { tax: 'none' } as const;

describe('the classified balance sheet', () => {
  it('shows as current the principal of the next twelve months, also after the plan', () => {
    const { months } = computed({
      loans: [{ id: 'l', amount: 4_800_00, rate: '0', term: 48, month: 1 }],
    });
    const at = (m: number) => [months[m]?.principalDue, months[m]?.longTermDebts];
    expect(at(0)).toEqual([0, 0]);
    expect(at(1)).toEqual([1_200_00, 3_600_00]);
    expect(at(13)).toEqual([1_200_00, 2_400_00]);
    // Of 1,300.00 left at the end of the plan, 1,200.00 is due by month 48.
    expect(at(36)).toEqual([1_200_00, 100_00]);
  });

  it('shows nothing as due within the interest-only months, whatever the term', () => {
    const { months } = computed({
      loans: [{ id: 'l', amount: 4_800_00, rate: '6', month: 22, interestOnly: 22 }],
    });
    const at = (m: number) => [months[m]?.principalDue, months[m]?.longTermDebts];
    expect(at(22)).toEqual([0, 4_800_00]);
    expect(at(32)).toEqual([0, 4_800_00]);
    expect(at(33)).toEqual([null, null]);
  });

  it('shows cash below zero as an overdraft', () => {
    const [start] = computed({ startup: [{ id: 's', amount: 500_00, ...untaxed }] }).months;
    expect(start).toMatchObject({
      cash: -500_00,
      currentAssets: 0,
      totalAssets: 0,
      currentDebts: 500_00,
      equity: -500_00,
    });
  });

  it('adds up, whatever the plan', () => {
    fc.assert(
      fc.property(anyForecast, (inputs) => {
        const { months, loans } = forecast(inputs);
        for (const [m, month] of months.entries()) {
          const { totalAssets, currentDebts, longTermDebts, equity, principalDue } = month;
          expect(totalAssets).toBe(Number(currentDebts) + Number(longTermDebts) + Number(equity));
          const due = loans.map(({ schedule }, at) => {
            const isReceived = (lentLines(inputs)[at]?.given.month ?? 0) <= m;
            const rows = isReceived ? (schedule ?? []) : [];
            const next = rows.filter((row) => row.m > m && row.m <= m + 12);
            // Capitalised interest is negative principal: a balance that rises makes nothing due.
            return Math.max(
              0,
              next.reduce((sum, row) => sum + Number(row.principal), 0),
            );
          });
          expect(principalDue).toBe(due.reduce((sum, one) => sum + one, 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the ratios', () => {
  it('are of the year, and of the balance sheet at its end', () => {
    const { years, ownShare } = computed(
      {
        capital: [{ id: 'c', amount: 1_000_00 }],
        loans: [{ id: 'l', amount: 3_000_00, rate: '0', term: 30 }],
        collect: ['0', '1', '0', '0'],
        supplierTerms: ['0', '1', '0'],
      },
      {
        price: 100_00,
        cost: 40_00,
        costTaxable: false,
        taxStatus: 'exempt',
        units: { mode: 'year', years: [120, 120, 120] },
      },
    );
    // Cash 1,000 + 3,000 − 1,200 + 11 × 1,000 − 11 × 400 = 9,400; receivables 1,000; payables 400; due 1,200 of 1,800.
    expect(years[0]?.ratios).toEqual({
      current: 6.5,
      quick: 6.5,
      debtToEquity: 0.27,
      tangibleNetWorth: 8_200_00,
      grossMargin: 60,
      wagesShare: 0,
      goodsShare: 40,
      receivableDays: 30.42,
      stockDays: 0,
      payableDays: 30.42,
    });
    expect(ownShare).toBe(25);
  });

  it('do not exist where there is nothing to divide by', () => {
    const { years, ownShare, unknown } = computed(
      {},
      { units: { mode: 'year', years: [0, 0, 0] } },
    );
    const [year] = years;
    expect(year?.ratios).toMatchObject({ current: null, grossMargin: null, payableDays: null });
    expect(ownShare).toBeNull();
    expect(unknown).toEqual([]);
  });
});

it('coverage after owners leaves out what they take', () => {
  const { years, stress } = computed(
    {
      ownerPay: { amount: 100_00 },
      loans: [{ id: 'l', amount: 3_600_00, rate: '0', term: 36 }],
    },
    {
      price: 100_00,
      cost: 0,
      taxStatus: 'exempt',
      units: { mode: 'year', years: [36, 36, 36] },
    },
  );
  expect(years.map(({ dscr, dscrAfterOwners }) => [dscr, dscrAfterOwners])).toEqual(
    years.map(() => [3, 2]),
  );
  expect(stress.map(({ dscrAfterOwners }) => dscrAfterOwners)).toEqual(
    stress.map(({ dscr }) => dscr.map((value) => Number(value) - 1)),
  );
});

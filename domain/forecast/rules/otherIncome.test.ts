import { expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { computed } from '../testing/smallPlans.ts';

/*
 * Yearly sales of 12,000.00, less direct costs of 4,800.00 and rent of 5,688.00, leave 1,512.00. That covers loan
 * payments of 1,200.00 1.26 times, or 1.72 times with the grant.
 */
function borrower(more: Partial<ForecastInputs>, rent = 474_00) {
  return computed(
    {
      fixed: [{ id: 'r', amount: rent, tax: 'none' }],
      loans: [{ id: 'l', amount: 3_600_00, rate: '0', term: 36 }],
      ownerPay: { amount: 10_00 },
      ...more,
    },
    {
      price: 100_00,
      cost: 40_00,
      costTaxable: false,
      taxStatus: 'exempt',
      units: { mode: 'ramp', anchors: { 1: 10 } },
    },
  );
}
const grants = [{ id: 'g', amount: 552_00, month: 2 }];

it('a grant covers no debt: it is in neither ratio, nor in a stress test', () => {
  const [without, given] = [borrower({}), borrower({ grants })];
  expect(given.years[0]).toMatchObject({
    otherIncome: 552_00,
    ebitda: 1_512_00,
    ebitdaWithGrants: 2_064_00,
    dscr: 1.26,
    dscrAfterDrawings: 1.16,
  });
  expect(without.years[0]).toMatchObject({ ebitdaWithGrants: 1_512_00, dscr: 1.26 });
  expect(given.stress.map(({ dscr }) => dscr)).toEqual(without.stress.map(({ dscr }) => dscr));
});

it('a grant is left out of the check on coverage, which states so', () => {
  const coverage = (rent: number) =>
    borrower({ grants }, rent).checks.find(({ id }) => id === 'coverageLow')?.text.en;
  // What is left of 1,608.00 after drawings of 120.00 covers 1,200.00 1.24 times.
  expect(coverage(466_00)).toMatch(/\$1\.24 in year 1.*Grants and other income are left out\.$/);
  expect(coverage(465_00)).toBeUndefined();
});

it('an unknown grant leaves coverage known', () => {
  const [year] = borrower({ grants: [{ id: 'g' }] }).years;
  expect(year).toMatchObject({ ebitda: 1_512_00, dscr: 1.26, ebitdaWithGrants: null });
});

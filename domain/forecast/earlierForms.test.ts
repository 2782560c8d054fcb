import { expect, it } from 'vitest';
import type { ForecastInputs } from './inputs.ts';
import { bakery, shortOfCash, visits } from './testing/samplePlans.ts';
import { withoutStress } from './testing/withoutStress.ts';

/** Yearly results in cents from before staff lines had a number of people and owners could choose CNESST coverage. */
const before: readonly (readonly [string, ForecastInputs, object[]])[] = [
  [
    'visits',
    visits,
    [
      { netIncome: 15_901_49, closingCash: 15_901_49, employerCharges: 0 },
      { netIncome: 24_526_14, closingCash: 40_742_11, employerCharges: 0 },
      { netIncome: 25_200_00, closingCash: 65_942_11, employerCharges: 0 },
    ],
  ],
  [
    'shortOfCash',
    shortOfCash,
    [
      { netIncome: 36_361_17, closingCash: 21_045_09, employerCharges: 0 },
      { netIncome: 52_067_10, closingCash: 51_042_82, employerCharges: 0 },
      { netIncome: 58_001_56, closingCash: 83_934_52, employerCharges: 0 },
    ],
  ],
  [
    // At that time, a director was always covered by the CNESST.
    'bakery',
    { ...bakery, ownerPay: { ...bakery.ownerPay, cnesst: true } },
    [
      { netIncome: 26_531_99, closingCash: 52_889_48, employerCharges: 4_229_90 },
      { netIncome: 38_377_07, closingCash: 85_273_37, employerCharges: 5_898_60 },
      { netIncome: 48_910_40, closingCash: 136_676_99, employerCharges: 5_898_60 },
    ],
  ],
];

it.each(before)('the form of %s computes as it did', (_, inputs, years) => {
  expect(withoutStress(inputs).years).toMatchObject(years);
});

it('a director who is not covered saves the CNESST of a salary, six months of 2,500.00 in year 1', () => {
  const charges = (plan: ForecastInputs) => withoutStress(plan).years[0]?.employerCharges;
  // The CNESST contribution is 1.54% of 2,500.00 = 38.50 a month.
  expect(charges(bakery)).toBe(4_229_90 - 6 * 38_50);
});

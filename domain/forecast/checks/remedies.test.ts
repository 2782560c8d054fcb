import { describe, expect, it } from 'vitest';
import { outlook } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { smallPlan } from '../testing/smallPlans.ts';

/** @returns the cash shortage and the remedies of a plan, in English. */
function shortageOf(
  inputs: Partial<ForecastInputs>,
  offer: Partial<ForecastInputs['offers'][number]>,
) {
  const steady = {
    taxStatus: 'exempt' as const,
    costTaxable: false,
    units: { mode: 'ramp' as const, anchors: { 1: 100 } },
  };
  const { shortage } = outlook(smallPlan(inputs, { ...steady, ...offer })).findings();
  return shortage && [shortage.text.en, ...shortage.remedies.map(({ en }) => en)];
}
const untaxed = { tax: 'none' as const };

describe('where cash runs out, the smallest step that is enough is', () => {
  it('of prices and fixed costs', () => {
    // Monthly sales of 1,000.00, rent of 1,020.00 and 50.00 at the start leave −670.00 after 36 months.
    const [text, ...remedies] =
      shortageOf(
        {
          fixed: [{ id: 'r', amount: 1_020_00, ...untaxed }],
          capital: [{ id: 'c', amount: 50_00 }],
        },
        { price: 10_00 },
      ) ?? [];
    expect(text).toBe(
      'Cash falls below zero in March 2026; up to $670 is lacking (December 2028).',
    );
    // 2% of 1,000.00 is 20.00 a month, which is enough. 1% of the prices or the rent still leaves about 50.00 − 360.00.
    expect(remedies).toEqual([
      'add $670 at the start',
      'raise prices by 2%',
      'cut fixed costs by 2%',
    ]);
  });

  it('of direct costs, where nothing is fixed', () => {
    // Sales of 1,000.00 cost 1,050.00: prices must rise by 5%, or costs fall by 5% (52.50).
    expect(shortageOf({}, { price: 10_00, cost: 10_50 })?.slice(1)).toEqual([
      'add $1,800 at the start',
      'raise prices by 5%',
      'cut direct costs by 5%',
    ]);
  });

  it('of what the start costs, or a loan, where sales help too late', () => {
    const start = {
      capital: [{ id: 'c', amount: 9_300_00 }],
      startup: [{ id: 's', amount: 5_000_00, ...untaxed }],
      assets: [
        { id: 'a', cost: 4_000_00, ...untaxed },
        { id: 'own', cost: 50_000_00, owned: true },
      ],
      deposits: [{ id: 'd', amount: 1_000_00 }],
    };
    // Only 9,300.00 of the 10,000.00 spent at the start is funded, so 7% must be cut. Sales cover the loan payments.
    expect(shortageOf(start, { price: 10_00 })?.slice(1)).toEqual([
      'add $700 at the start',
      'cut what the start costs by 7%',
      'borrow $700 more at the start, at 8% over 60 months',
    ]);
  });

  it('not of what is paid after the start', () => {
    const later = {
      capital: [{ id: 'c', amount: 900_00 }],
      assets: [{ id: 'a', cost: 1_000_00, month: 2, ...untaxed }],
      deposits: [{ id: 'd', amount: 500_00, month: 2 }],
    };
    // Nothing is bought in month 0. Even a loan of three times the gap, 1,800.00, is not enough: after 36 payments of
    // 36.50, only 486.00 of it is left.
    const found = shortageOf(later, { price: 0 });
    expect(found?.[0]).toBe(
      'Cash falls below zero in February 2026; up to $600 is lacking (February 2026).',
    );
    expect(found?.slice(1)).toEqual(['add $600 at the start']);
  });

  it('of sales, where they earn and are few', () => {
    // Sales of 100.00 must pay wages of 100.00 plus contributions of 2.31, so 3% more is enough.
    const plan = {
      staff: [
        {
          id: 's',
          pay: { mode: 'monthly' as const, amount: 100_00 },
          employmentInsurance: false,
          cnesst: false,
        },
      ],
    };
    const found = shortageOf(plan, { price: 1_00, cost: 0 });
    expect(found?.[2]).toBe('raise prices by 3%');
    expect(found?.[3]).toBe('raise sales by 3%');
  });

  it('of nothing where there is enough, or it is unknown', () => {
    expect(shortageOf({}, { price: 0 })).toBeUndefined();
    expect(shortageOf({ fixed: [{ id: 'f' }] }, { price: 0 })).toBeUndefined();
  });
});

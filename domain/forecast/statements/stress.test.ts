import { describe, expect, it } from 'vitest';
import { compute, prepare } from '../compute.ts';
import { planOf } from '../defaults/defaults.ts';
import { one } from '../exact.ts';
import type { ForecastInputs } from '../inputs.ts';
import { handleBounds, stressed, stressTests, triedInputs, unmoved } from '../scenario.ts';
import { bakery } from '../testing/samplePlans.ts';
import { computed, smallPlan, unitsIn } from '../testing/smallPlans.ts';
import { mayBeLargest } from './stress.ts';

type Offer = ForecastInputs['offers'][number];
const never = { salesTax: { registration: 'never' as const } };
const offer = (id: string, more: Partial<Offer> = {}): Offer => ({
  id,
  price: 100_00,
  cost: 0,
  units: { mode: 'ramp', anchors: { 1: 10 } },
  ...more,
});

/** @returns the lowest cash of each stress test and of the plan itself, in dollars. */
function lowest(inputs: Partial<ForecastInputs>) {
  const { stress, lowestCash } = computed({ ...never, ...inputs });
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  const tests = stress.map(({ id, lowestCash: { amount, m } }) => [id, [dollars(amount), m]]);
  return { plan: [dollars(lowestCash.amount), lowestCash.m], ...Object.fromEntries(tests) };
}

describe('each stress test', () => {
  // Each month: sales of 1,000.00 − goods for 400.00 − rent of 500.00 = 100.00.
  const inputs = {
    offers: [offer('a', { cost: 40_00, costTaxable: false }), offer('b', { price: 0 })],
    fixed: [{ id: 'r', amount: 500_00, tax: 'none' as const }],
    capital: [{ id: 'c', amount: 5_000_00 }],
  };

  it('changes one thing, and the last all of them', () => {
    expect(lowest(inputs)).toEqual({
      plan: [5_000, 0],
      // 800.00 − 320.00 − 500.00.
      sales: [5_000 - 36 * 20, 36],
      // 1,000.00 − 440.00 − 500.00.
      costs: [5_000, 0],
      // Only rent is paid in the first three months.
      late: [3_500, 3],
      // Month 1 pays 900.00 and receives nothing; each later month receives 1,000.00.
      slow: [4_100, 1],
      lost: [5_000 - 36 * 500, 36],
      all: [5_000 - 36 * 500, 36],
    });
  });

  it('is that of the expected scenario, whichever is shown', () => {
    const { stress } = computed({ ...never, ...inputs });
    expect(stress.map(({ id }) => id)).toEqual([...stressTests]);
    expect(stress.every(({ dscr }) => dscr.length === 3 && dscr.every((one) => one === null))).toBe(
      true,
    );
    // The plan itself has (12 × 100.00) ÷ 1,200.00 = 1; only year 1 has loan payments.
    const loans = [{ id: 'l', amount: 1_200_00, rate: '0', term: 12 }];
    const ratios = computed({ ...never, ...inputs, loans }).stress.map(({ dscr }) => dscr);
    expect(ratios).toEqual([
      [-0.2, null, null],
      [0.6, null, null],
      [-0.5, null, null],
      [1, null, null],
      [-5, null, null],
      [-5, null, null],
    ]);
  });

  it('departs from the plan by its own assumptions', () => {
    const plain = { units: one, cost: one, opensIn: 1, paysLater: false, lost: undefined };
    const [less, more] = [
      { top: 4, bottom: 5 },
      { top: 11, bottom: 10 },
    ];
    expect(stressed('sales', 2)).toMatchObject({ ...plain, units: less });
    expect(stressed('costs', 2)).toMatchObject({ ...plain, cost: more });
    expect(stressed('late', 2)).toEqual({ ...plain, opensIn: 4 });
    expect(stressed('slow', 2)).toEqual({ ...plain, paysLater: true });
    expect(stressed('lost', 2)).toEqual({ ...plain, lost: 2 });
    expect(stressed('all', 2)).toMatchObject({
      units: less,
      cost: more,
      opensIn: 4,
      paysLater: true,
      lost: 2,
    });
  });
});

describe('the largest offer', () => {
  const largest = (...offers: Offer[]) =>
    mayBeLargest(
      compute(prepare(planOf(smallPlan({ ...never, offers }))), {
        units: one,
        cost: one,
        paysLater: false,
        opensIn: 1,
        lost: undefined,
      }),
    );

  it('is that which sells most in year 1, the first of equals', () => {
    expect(largest(offer('a', { price: 1 }), offer('b'), offer('c', { price: 2 }))).toEqual([1]);
    expect(largest(offer('a'), offer('b'))).toEqual([0]);
    expect(largest(offer('a', { price: 0 }), offer('b', { price: 0 }))).toEqual([0]);
    const later = offer('b', { price: 900_00, units: unitsIn({ 13: 900 }) });
    expect(largest(offer('a'), later)).toEqual([0]);
  });

  it('may be any whose revenue is unknown, beside the largest known', () => {
    const unsure = (id: string) => offer(id, { price: null });
    expect(largest(unsure('a'), offer('b'))).toEqual([0, 1]);
    expect(largest(offer('a'), unsure('b'), offer('c', { price: 1 }))).toEqual([0, 1]);
    expect(largest(unsure('a'), unsure('b'))).toEqual([0, 1]);
  });

  it('where it is unknown leaves what differs unknown when it is lost', () => {
    const fixed = [{ id: 'r', amount: 100_00, tax: 'none' as const }];
    const unsure = offer('a', { price: null, units: unitsIn({ 13: 1 }) });
    // The offer is known to sell nothing in year 1, so the other one is lost. Cash still depends on its unknown price.
    const known = lowest({ fixed, offers: [unsure, offer('b')] });
    expect(known.sales).toEqual([null, null]);
    expect(known.lost).toEqual([null, null]);
    const { stress } = computed({
      ...never,
      fixed,
      loans: [{ id: 'l', amount: 1_200_00, rate: '0', term: 12 }],
      offers: [offer('a', { price: null, units: unitsIn({ 1: 1 }) }), offer('b')],
    });
    const lost = stress.find(({ id }) => id === 'lost');
    // No loan payments are due in years 2 and 3, and the ratio of year 1 depends on which offer is lost.
    expect(lost).toEqual({
      id: 'lost',
      lowestCash: { amount: null, m: null },
      dscr: [null, null, null],
      dscrAfterOwners: [null, null, null],
    });
  });

  it('leaves known what is the same whichever is lost, in the test of all too', () => {
    // Both offers sell only in month 36, so only the rent counts in year 1.
    const late = { cost: 0, from: 36, units: unitsIn({ 36: 1 }) };
    const offers = [offer('a', { price: null, ...late }), offer('b', { ...late, price: 1 })];
    const fixed = [{ id: 'r', amount: 100_00, tax: 'none' as const }];
    const loans = [{ id: 'l', amount: 1_200_00, rate: '0', term: 12 }];
    const tests = computed({ ...never, offers, fixed, loans }).stress;
    const ratios = Object.fromEntries(tests.map(({ id, dscr }) => [id, dscr]));
    expect(ratios.lost).toEqual([-1, null, null]);
    expect(ratios.all).toEqual([-1, null, null]);
    expect(ratios.sales).toEqual([-1, null, null]);
  });

  it('is known where no other can sell as much, and so is what is left without it', () => {
    const unsure = offer('a', { price: null, units: unitsIn({ 1: 1 }) });
    expect(lowest({ offers: [unsure, offer('b', { price: 0 })] }).lost).toEqual([0, 0]);
  });
});

describe('what is tried', () => {
  it('is the form itself where nothing moves', () => {
    expect(triedInputs(bakery, unmoved)).toBe(bakery);
    expect(triedInputs(bakery, { ...unmoved, volume: 20 })).toBe(bakery);
  });

  it('changes prices, costs or the opening, each by itself', () => {
    const firsts = (handles: Partial<typeof unmoved>) => {
      const { opening, offers } = triedInputs(bakery, { ...unmoved, ...handles });
      return [opening, offers[0]?.price, offers[0]?.cost];
    };
    expect(firsts({ price: 10 })).toEqual(['2027-05', 7_15, 2_10]);
    expect(firsts({ cost: -50 })).toEqual(['2027-05', 6_50, 1_05]);
    expect(firsts({ opening: -5 })).toEqual(['2026-12', 6_50, 2_10]);
    expect(firsts({ opening: 8 })).toEqual(['2028-01', 6_50, 2_10]);
  });

  it('leaves unsaid what is', () => {
    const inputs = smallPlan({ offers: [offer('a', { price: null, cost: null })] });
    const tried = triedInputs(inputs, { ...unmoved, price: 10, cost: 10 });
    expect(tried.offers[0]).toMatchObject({ price: null, cost: null });
  });

  it('stays within the reach of its handle', () => {
    expect(handleBounds).toEqual({
      price: { least: -50, most: 50 },
      volume: { least: -50, most: 100 },
      cost: { least: -50, most: 50 },
      opening: { least: -6, most: 12 },
    });
  });
});

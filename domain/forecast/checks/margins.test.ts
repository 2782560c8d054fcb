import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { anyForecast } from '../testing/anyForecast.ts';
import { computed, smallPlan } from '../testing/smallPlans.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;
const ten = { mode: 'ramp' as const, anchors: { 1: 10 } };

function textOf(inputs: Partial<ForecastInputs>, offer: Offer) {
  const { checks } = computed(inputs, { price: 100_00, cost: 90_00, units: ten, ...offer });
  return checks.find(({ id }) => id === 'unitMargin:a')?.text;
}

describe('a sale that leaves nothing', () => {
  it('counts the taxes that are not recovered', () => {
    const never = { salesTax: { registration: 'never' as const } };
    // 900.00 of purchases a month bear 45.00 of GST and 89.78 of QST.
    expect(textOf(never, {})).toEqual({
      fr: 'Une vente ne laisse rien\u00a0: 100\u00a0$ de prix, 103,48\u00a0$ de coût, taxes non récupérées comprises.',
      en: 'A sale leaves nothing: $100 of price, $103.48 of cost, with the taxes that are not recovered.',
    });
    expect(textOf(never, { costTaxable: false })).toBeUndefined();
    expect(textOf(never, { cost: 86_00 })).toBeUndefined();
    expect(textOf({ salesTax: { registration: 'start' } }, {})).toBeUndefined();
    expect(textOf({}, { taxStatus: 'exempt' })).toBeDefined();
  });

  it('is judged by one unit while nothing is sold or known to be', () => {
    const never = { salesTax: { registration: 'never' as const } };
    const none = { mode: 'ramp' as const, anchors: { 1: 0 } };
    for (const units of [null, none]) {
      expect(textOf(never, { units })?.en).toContain('$103.48');
      expect(textOf({}, { units, cost: 100_00 })).toBeDefined();
      expect(textOf(never, { units, cost: 86_00, from: 20 })).toBeUndefined();
    }
    // Whether the business must register depends on the price of the other offer.
    const offers = [
      { id: 'a', price: 100_00, cost: 90_00, units: ten },
      { id: 'b', cost: 1_00, units: ten },
    ];
    const ids = computed({ offers }).checks.map(({ id }) => id);
    expect(ids).not.toContain('unitMargin:a');
  });

  it('counts the gain of the quick method', () => {
    const quick = { salesTax: { registration: 'start' as const, method: 'quick' as const } };
    // The tax collected is 14.98, of which 3.78 and 7.26 are due, less the reduction of 1%.
    expect(textOf(quick, { cost: 100_00, costTaxable: false })).toBeUndefined();
    expect(textOf(quick, { cost: 107_00, costTaxable: false })).toBeDefined();
    expect(textOf(quick, { cost: 107_00, costTaxable: false, taxStatus: 'exempt' })).toBeDefined();
    expect(textOf(quick, { cost: 107_00, costTaxable: false, units: null })).toBeUndefined();
  });

  const hasCheck = (inputs: ForecastInputs) => {
    const { checks, years } = forecast(inputs);
    const [year] = years;
    const { revenue, otherIncome, directCosts, variableCosts } = year ?? {};
    return {
      isReported: checks.some(({ id }) => id.startsWith('unitMargin')),
      left: (revenue ?? 0) + (otherIncome ?? 0) - (directCosts ?? 0) - (variableCosts ?? 0),
      sold: revenue ?? 0,
    };
  };
  const oneOffer = anyForecast.map(({ offers: [offer], salesTax, opening }) =>
    smallPlan({ opening, offers: offer ? [offer] : [], salesTax }),
  );

  it('is any offer whose costs exceed its revenue in year 1', () => {
    fc.assert(
      fc.property(oneOffer, (inputs) => {
        const salesTax = { ...inputs.salesTax, method: 'regular' as const };
        const { isReported, left, sold } = hasCheck({ ...inputs, salesTax });
        if (left < 0) expect(isReported).toBe(true);
        if (left > 0 && sold > 0) expect(isReported).toBe(false);
      }),
      { numRuns: 80 },
    );
  });

  it('is never one that the quick method makes pay', () => {
    fc.assert(
      fc.property(oneOffer, (inputs) => {
        // Year 1 is four calendar quarters, so that its other income is the gain of its sales.
        const opening = `${inputs.opening.slice(0, 4)}-01`;
        const salesTax = { ...inputs.salesTax, method: 'quick' as const };
        const { isReported, left, sold } = hasCheck({ ...inputs, opening, salesTax });
        if (left > 1_00 && sold > 0) expect(isReported).toBe(false);
      }),
      { numRuns: 80 },
    );
  });
});

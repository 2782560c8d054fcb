import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { from, monthsOf, statements } from '../testing/smallPlans.ts';

const start = { registration: 'start' as const };
/** One purchase of each kind, each 100.00 before taxes (5.00 of GST and 9.98 of QST). */
const bought: Partial<ForecastInputs> = {
  salesTax: start,
  fixed: [{ id: 'f', amount: 100_00, to: 1 }],
  startup: [{ id: 's', amount: 100_00 }],
  assets: [{ id: 'a', cost: 100_00, life: 1 }],
};
const sold = {
  price: 500_00,
  cost: 100_00,
  units: { mode: 'year' as const, years: [12, 0, 0] },
};

describe.each(['regular', 'quick'] as const)('by the %s method', (method) => {
  const salesTax = { ...start, method };

  it('a business that sells exempt things alone recovers nothing, assets included', () => {
    const plan = statements({ ...bought, salesTax }, { ...sold, taxStatus: 'exempt' });
    expect(plan.registeredMonth).toBe(0);
    expect(plan.months[0]).toMatchObject({ startupCosts: 114_98, fixedAssets: 114_98 });
    expect(plan.months[1]).toMatchObject({
      directCosts: 114_98,
      fixedCosts: 114_98,
      depreciation: 114_98,
    });
    expect(monthsOf(plan, 'salesTaxPayable')).toEqual({});
    expect(monthsOf(plan, 'salesTaxPaid')).toEqual({});
  });

  it('lost taxes are in its stock as well', () => {
    const plan = statements({ salesTax }, { ...sold, taxStatus: 'exempt', stockMonths: 2 });
    expect(from(plan, 'inventory', 0, 1)).toEqual([229_96, 229_96]);
    expect(plan.sourcesAndUses.uses).toEqual([{ id: 'a', amount: 229_96 }]);
  });
});

it('a business that sells anything else recovers all, however little that is', () => {
  for (const taxStatus of ['taxable', 'zeroRated'] as const) {
    const offers = [
      { id: 'a', ...sold, taxStatus: 'exempt' as const },
      { id: 'b', price: 0, cost: 0, taxStatus, units: sold.units },
    ];
    const plan = statements({ ...bought, offers });
    expect(plan.months[0]).toMatchObject({ startupCosts: 100_00, fixedAssets: 100_00 });
    expect(plan.months[1]).toMatchObject({ directCosts: 100_00, fixedCosts: 100_00 });
    // The credits for two purchases of month 0 are due to the business.
    expect(plan.months[0]?.salesTaxPayable).toBe(-2 * 14_98);
  }
});

import { describe, expect, it } from 'vitest';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';
import type { Scenario } from '../scenario.ts';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { partsOf } from '../testing/explainedParts.ts';
import { smallPlan, unitsIn } from '../testing/smallPlans.ts';

const sold = { price: 100_00, units: unitsIn({ 5: 10 }) };

/** @returns the amount, in English, that customers pay `later` months after a sale of 1,000.00 in month 5. */
function paid(later: number, scenario: Scenario, inputs: Partial<ForecastInputs> = {}) {
  const { explain } = explainedPlan(smallPlan(inputs, { ...sold, cost: 0 }), scenario);
  const month = 5 + later;
  const found = explain(`posting.collection.0.${later}.${month}.cashFromCustomers`);
  return [found?.formula.en, partsOf(found)?.filter((part) => part.startsWith('form'))];
}

describe('the share that a payment names', () => {
  const collect = ['0.1', '0.2', '0.3', '0.4'];

  it('is that of its month', () => {
    expect(paid(0, 'expected')).toEqual([
      'share collected (1) × sale ($1,000.00) = $1,000.00',
      ['form collect.0 ratio'],
    ]);
    expect(paid(3, 'expected', { collect })).toEqual([
      'share collected (0.4) × sale ($1,000.00), rounded as a running total = $400.00',
      ['form collect.3 ratio'],
    ]);
  });

  it('is that of a month less where customers pay later, the last with the one before', () => {
    expect(paid(1, 'prudent')).toEqual([
      'share collected (1) × sale ($800.00) = $800.00',
      ['form collect.0 ratio'],
    ]);
    expect(paid(2, 'prudent', { collect })).toEqual([
      'share collected (0.2) × sale ($800.00), rounded as a running total = $160.00',
      ['form collect.1 ratio'],
    ]);
    expect(paid(3, 'prudent', { collect, badDebts: '10' })).toEqual([
      '(share collected (0.3) + share collected (0.4)) × (sale ($800.00) − bad debt ($80.00)), rounded as a running total = $504.00',
      ['form collect.2 ratio', 'form collect.3 ratio'],
    ]);
  });
});

describe('the first month of sales that an explanation names', () => {
  const inputs = forecastInputsSchema.parse({
    opening: '2026-01',
    offers: [
      { id: 'a', price: 1_00, cost: 0, from: 2, units: { mode: 'ramp', anchors: { 1: 9 } } },
    ],
  });
  it('is that of the offer, or that of a late opening', () => {
    const { explain } = explainedPlan(inputs);
    expect(explain('months.1.units.a')?.formula).toEqual({
      fr: 'rien de vendu avant le premier mois de vente (2), ni d’une offre perdue = 0',
      en: 'nothing is sold before the first month of sales (2), nor of a lost offer = 0',
    });
    // Stress test 2 opens three months late.
    expect(explain('stress.2/months.3.units.a')?.formula.en).toBe(
      'nothing is sold before the first month of sales (4), nor of a lost offer = 0',
    );
    expect(partsOf(explain('stress.2/months.3.units.a'))).toEqual(['rule count']);
    expect(partsOf(explain('stress.4/months.3.units.a'))).toEqual(['form offers.0.from count']);
  });
});

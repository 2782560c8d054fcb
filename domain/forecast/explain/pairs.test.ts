import { describe, expect, it } from 'vitest';
import { expectAllExplained, explainedPlan } from '../testing/explainedFigures.ts';
import { pairs } from '../testing/explainedPlans.ts';

/** The outputs without stress tests, whose figures come from other runs. */
function alone(inputs = pairs, scenario: 'prudent' | 'expected' = 'expected') {
  const { forecast, explain } = explainedPlan(inputs, scenario);
  return { explain, forecast: { ...forecast, stress: [] } };
}

describe('where there are two of everything, each figure links to its own', () => {
  it('as planned', () => {
    expect(expectAllExplained(alone())).toBeGreaterThan(1_500);
  });

  it('in the prudent scenario', () => {
    expect(expectAllExplained(alone(pairs, 'prudent'))).toBeGreaterThan(1_500);
  });

  it('by the quick method', () => {
    const quick = { ...pairs, salesTax: { ...pairs.salesTax, method: 'quick' as const } };
    expect(expectAllExplained(alone(quick))).toBeGreaterThan(1_500);
  });

  it('where one draws and is registered by the law', () => {
    const auto = { ...pairs, form: 'partnership' as const, salesTax: null };
    expect(expectAllExplained(alone(auto))).toBeGreaterThan(1_500);
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import type { Scenario } from '../scenario.ts';
import { statements, unitsIn } from '../testing/smallPlans.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;

/** @returns the units sold from month `first` to `last` of a plan that opens in May. */
function sold(offer: Offer, first: number, last: number, scenario: Scenario = 'expected') {
  const { months } = statements({ opening: '2027-05' }, offer, scenario);
  return months.slice(first, last + 1).map(({ units }) => units.a);
}

/** Season weights: 3 for May, 1 for every other month. */
const may = [1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1];

describe('units', () => {
  it('are linear between anchors and flat outside', () => {
    const units = { mode: 'ramp' as const, anchors: { 3: 10, 5: 20, 7: 12 } };
    expect(sold({ units }, 0, 8)).toEqual([0, 10, 10, 10, 15, 20, 16, 12, 12]);
    expect(sold({ units }, 36, 36)).toEqual([12]);
  });

  it('of a year follow the season, whatever the month of the opening', () => {
    const units = { mode: 'year' as const, years: [140, 280, 14] };
    // The weights add up to 14, of which May has 3.
    expect(sold({ units, season: may }, 0, 13)).toEqual([0, 30, ...Array(11).fill(10), 60]);
    expect(sold({ units, season: may }, 14, 26)).toEqual([...Array(11).fill(20), 3, 1]);
  });

  it('by anchors are those of a mean month before the season', () => {
    const units = { mode: 'ramp' as const, anchors: { 1: 14 } };
    // 14 × 12 × 3 ÷ 14 = 36 in May, 14 × 12 ÷ 14 = 12 in any other month.
    expect(sold({ units, season: may }, 1, 3)).toEqual([36, 12, 12]);
    expect(sold({ units, season: may }, 12, 13)).toEqual([12, 36]);
  });

  it('are whole by cumulative rounding, which begins afresh with each year', () => {
    // Running total of 7 ÷ 12 a month: 0.58, 1.17, 1.75, 2.33, 2.92, 3.5, 4.08, 4.67, 5.25, 5.83, 6.42, 7.
    const year = [1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1];
    const units = { mode: 'year' as const, years: [7, 7, 7] };
    expect(sold({ units }, 1, 36)).toEqual([...year, ...year, ...year]);
  });

  it('before the first month of sale are lost, not spread', () => {
    // Half a unit a month; the running total starts in month 4.
    const units = { mode: 'year' as const, years: [6, 6, 6] };
    expect(sold({ units, from: 4 }, 1, 8)).toEqual([0, 0, 0, 1, 0, 1, 0, 1]);
  });

  it('are multiplied by the scenario before they are rounded', () => {
    const units = { mode: 'ramp' as const, anchors: { 1: 2 } };
    // Running totals of 1.6 a month: 1.6, 3.2, 4.8, 6.4, 8. Of 2.4 a month: 2.4, 4.8, 7.2, 9.6, 12.
    expect(sold({ units }, 1, 5, 'prudent')).toEqual([2, 1, 2, 1, 2]);
    expect(sold({ units }, 1, 5, 'ambitious')).toEqual([2, 3, 2, 3, 2]);
  });

  it('of a month are those of its anchor, where each has one', () => {
    expect(sold({ units: unitsIn({ 1: 3, 36: 5 }) }, 1, 36)).toEqual([3, ...Array(34).fill(0), 5]);
  });
});

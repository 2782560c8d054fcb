import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { plannedUnits } from './plannedUnits.ts';

/** Season weights of a business that closes in January and February. */
const closed = [0, 0, ...Array(10).fill(100)];
const planned = (offer: Omit<ForecastInputs['offers'][number], 'id'>) =>
  plannedUnits({ opening: '2027-03', offers: [{ id: 'a', ...offer }] }, 0);
const ramp = (anchors: Readonly<Record<string, number>>) => ({ mode: 'ramp' as const, anchors });

describe('the planned units', () => {
  it('are those of the forecast', () => {
    const inputs: ForecastInputs = {
      opening: '2027-03',
      offers: [
        { id: 'a', units: { mode: 'year', years: [700, 800, 900] } },
        { id: 'b', units: ramp({ 1: 30, 12: 120 }), season: closed, from: 2 },
      ],
    };
    const { months } = forecast(inputs);
    for (const [at, { id }] of inputs.offers.entries()) {
      expect(plannedUnits(inputs, at)?.units).toEqual(months.map(({ units }) => units[id]));
    }
  });

  it('name the first month that sells another number than was entered', () => {
    expect(planned({ units: ramp({ 1: 30 }), season: closed })?.changed).toEqual({
      month: '2027-03',
      entered: 30,
      sold: 36,
    });
    // Month 11 is January.
    const january = planned({ units: ramp({ 1: 0, 11: 60 }), season: closed });
    expect(january?.changed).toEqual({ month: '2028-01', entered: 60, sold: 0 });
  });

  it('name none where the year’s total is entered, where every month weighs the same, or before the first sale', () => {
    const year = { mode: 'year' as const, years: [360, 360, 360] };
    expect(planned({ units: year, season: closed })?.changed).toBeUndefined();
    expect(planned({ units: ramp({ 1: 10, 2: 13, 12: 31 }) })?.changed).toBeUndefined();
    expect(planned({ units: ramp({ 1: 30 }), season: closed, from: 2 })?.changed).toBeUndefined();
  });

  it('are unknown where they are not entered, and known in a month that is closed', () => {
    const { units, changed } = planned({ season: closed }) ?? {};
    expect(units?.slice(10, 13)).toEqual([null, 0, 0]);
    expect(changed).toBeUndefined();
    expect(plannedUnits({ opening: '2027-03', offers: [{ id: 'a' }] }, 1)).toBeUndefined();
  });
});

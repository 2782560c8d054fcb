import { describe, expect, it } from 'vitest';
import { forecastInputsSchema } from '../inputs.ts';
import { isLinked } from './links.ts';
import { fieldAtKey, mergeForecast, withoutChange } from './mergeForecast.ts';
import { withLines } from './paths.ts';
import type { ForecastForm } from './savedForecast.ts';

const form: ForecastForm = {
  inputs: forecastInputsSchema.parse({
    opening: '2027-05',
    offers: [{ id: 'o' }],
    assets: [{ id: 'oven', name: 'Four' }, { id: 'mixer' }],
    grants: [{ id: 'mrc', for: 'oven' }, { id: 'city', for: 'mixer' }, { id: 'prize' }],
    loans: [
      { id: 'bank', name: 'Banque', on: ['oven', 'mixer'] },
      { id: 'family', on: ['oven'] },
      { id: 'other' },
    ],
  }),
  origins: { 'loans.0.on': 'yours' },
  confirmed: [],
  typed: {},
};
const fits = (inputs: ForecastForm['inputs']) => forecastInputsSchema.safeParse(inputs).success;
const linksOf = ({ inputs }: ForecastForm) => inputs.loans?.map(({ on }) => on);

describe('an asset that secures loans', () => {
  const removed = withLines(form, 'assets', [{ id: 'mixer' }]);

  it('leaves the loans when it is removed, and comes back with its links', () => {
    expect(linksOf(removed)).toEqual([['mixer'], undefined, undefined]);
    expect(fits(removed.inputs)).toBe(true);
    expect(linksOf(withoutChange(form, removed, removed, fits))).toEqual(linksOf(form));
  });

  it('keeps its links when lines move', () => {
    const moved = withLines(form, 'assets', [{ id: 'mixer' }, { id: 'oven' }]);
    expect(moved.inputs.loans).toBe(form.inputs.loans);
  });

  it('that another device removed meanwhile is no silent loss', () => {
    const inputs = { ...form.inputs, loans: [{ id: 'other', on: ['oven'] }] };
    const { merged, conflicts } = mergeForecast([form], { ...form, inputs }, removed, fits);
    expect(merged?.inputs).toEqual(inputs);
    expect(conflicts).toContain('assets/oven/id');
  });

  it('is named where versions are compared, by its number if it has no name', () => {
    expect(fieldAtKey(form, 'loans/bank/on')?.value).toEqual(['Four', 2]);
    expect(fieldAtKey(form, 'loans/other/on')?.value).toBeUndefined();
    expect(fieldAtKey(form, 'assets/oven/name')?.value).toBe('Four');
  });

  it('leaves the grants that pay for it, and comes back to them', () => {
    const paidFor = ({ inputs }: ForecastForm) => inputs.grants?.map((grant) => grant.for);
    expect(paidFor(removed)).toEqual([undefined, 'mixer', undefined]);
    expect(paidFor(withoutChange(form, removed, removed, fits))).toEqual(paidFor(form));
    expect(fieldAtKey(form, 'grants/mrc/for')?.value).toBe('Four');
    expect(fieldAtKey(form, 'grants/city/for')?.value).toBe(2);
    expect(fieldAtKey(form, 'grants/prize/for')?.value).toBeUndefined();
  });

  it('is known to be linked', () => {
    expect([
      isLinked(form.inputs, 'assets', 'oven'),
      isLinked(removed.inputs, 'assets', 'oven'),
    ]).toEqual([true, false]);
    expect(isLinked(form.inputs, 'fixed', 'oven')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { fields } from '../fields.ts';
import { bakery } from '../testing/samplePlans.ts';
import {
  forecastFormSchema,
  isSameForecast,
  lineLists,
  type SavedForecast,
  savedForecastSchema,
  savedPartOf,
} from './savedForecast.ts';

const saved: SavedForecast = {
  inputs: bakery,
  origins: { opening: 'proposed', 'fixed.0.amount': 'yours' },
  confirmed: ['opening', 'fixed'],
};
const accepts = (form: unknown) => savedForecastSchema.safeParse(form).success;

describe('two saved forecasts are the same', () => {
  const { opening, ...rest } = bakery;

  it('in any order of their fields and marks, and where null means nothing', () => {
    expect(isSameForecast(saved, saved)).toBe(true);
    expect(isSameForecast(saved, { ...saved, inputs: { ...rest, opening } })).toBe(true);
    expect(isSameForecast(saved, { ...saved, confirmed: ['fixed', 'opening'] })).toBe(true);
    expect(isSameForecast(saved, { ...saved, inputs: { ...bakery, hsfRate: null } })).toBe(true);
    expect(isSameForecast(saved, { ...saved, inputs: { ...bakery, hsfRate: undefined } })).toBe(
      true,
    );
    const [bread, ...others] = bakery.offers;
    const offers = bread ? [{ ...bread, from: null }, ...others] : [];
    expect(isSameForecast(saved, { ...saved, inputs: { ...bakery, offers } })).toBe(true);
    expect(isSameForecast(undefined, undefined)).toBe(true);
  });

  it('not where a value, an origin, a mark or an order of lines differs', () => {
    const others: SavedForecast[] = [
      { ...saved, inputs: { ...bakery, opening: '2027-06' } },
      { ...saved, inputs: { ...bakery, offers: bakery.offers.toReversed() } },
      { ...saved, inputs: { ...bakery, minimumCash: 0 } },
      { ...saved, origins: { opening: 'proposed' } },
      { ...saved, origins: { ...saved.origins, opening: 'yours' } },
      { ...saved, confirmed: ['opening'] },
    ];
    for (const other of others) {
      expect(isSameForecast(saved, other)).toBe(false);
      expect(isSameForecast(other, { ...saved })).toBe(false);
    }
    expect(isSameForecast(saved, undefined)).toBe(false);
    expect(isSameForecast(undefined, saved)).toBe(false);
  });

  it('as they were first read, though both are asked about again', () => {
    const copy = { ...saved };
    expect([isSameForecast(copy, { ...saved }), isSameForecast(copy, { ...saved })]).toEqual([
      true,
      true,
    ]);
  });
});

describe('a saved forecast', () => {
  it('is the form without what is typed and no value', () => {
    const form = { ...saved, typed: { 'fixed.1.amount': 'abc' } };
    expect(savedPartOf(form)).toEqual(saved);
    expect(accepts(saved)).toBe(true);
    expect(accepts(form)).toBe(false);
    expect(forecastFormSchema.safeParse(form).success).toBe(true);
    expect(forecastFormSchema.safeParse(saved).success).toBe(false);
    expect(forecastFormSchema.safeParse({ ...form, typed: { a: 1 } }).success).toBe(false);
  });

  it('has bounds for its paths and origins', () => {
    const paths = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
    const origins = (count: number) =>
      Object.fromEntries(paths(count).map((path) => [path, 'yours']));
    expect(accepts({ ...saved, confirmed: paths(5_000) })).toBe(true);
    expect(accepts({ ...saved, confirmed: paths(5_001) })).toBe(false);
    expect(accepts({ ...saved, origins: origins(5_000) })).toBe(true);
    const small = { ...saved, inputs: { opening: '2027-05', offers: [{ id: 'a' }] } };
    const { error } = savedForecastSchema.safeParse({ ...small, origins: origins(5_001) });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['origins'], 'must be fewer'],
    ]);
    expect(accepts({ ...saved, confirmed: ['x'.repeat(120)] })).toBe(true);
    expect(accepts({ ...saved, confirmed: ['x'.repeat(121)] })).toBe(false);
    expect(accepts({ ...saved, origins: { a: 'x'.repeat(200) } })).toBe(true);
    expect(accepts({ ...saved, origins: { a: 'x'.repeat(201) } })).toBe(false);
    expect(accepts({ ...saved, extra: 1 })).toBe(false);
    expect(accepts({ ...saved, inputs: { ...bakery, opening: 'May' } })).toBe(false);
  });

  it('has ten lists of lines, with six offers and ten owners at most and forty of the others', () => {
    expect(lineLists.map((list) => [list, fields[list].most])).toEqual([
      ['offers', 6],
      ['fixed', 40],
      ['staff', 40],
      ['assets', 40],
      ['startup', 40],
      ['deposits', 40],
      ['capital', 40],
      ['grants', 40],
      ['loans', 40],
      ['owners', 10],
    ]);
  });
});

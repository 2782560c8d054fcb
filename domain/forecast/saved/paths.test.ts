import { describe, expect, it } from 'vitest';
import { bakery } from '../testing/samplePlans.ts';
import { linePathOf, linesOf, valueAt, withLines, withValue } from './paths.ts';

describe('a path of the form', () => {
  it('gives a value, or nothing', () => {
    expect(valueAt(bakery, 'opening')).toBe('2027-05');
    expect(valueAt(bakery, 'offers.1.units.years.2')).toBe(260);
    expect(valueAt(bakery, 'offers.9.price')).toBeUndefined();
    expect(valueAt(bakery, 'opening.month')).toBeUndefined();
    expect(valueAt({ ...bakery, hsfRate: null }, 'hsfRate')).toBeUndefined();
    expect(valueAt({ ...bakery, salesTax: null }, 'salesTax.method')).toBeUndefined();
    expect(valueAt(bakery, 'offers.toString')).toBeUndefined();
    expect(valueAt(bakery, 'constructor')).toBeUndefined();
  });

  it('takes another value, and makes what is missing on the way', () => {
    expect(withValue(bakery, 'opening', '2027-06')).toEqual({ ...bakery, opening: '2027-06' });
    const priced = withValue(bakery, 'offers.1.price', 1);
    expect(priced.offers.map(({ price }) => price)).toEqual([6_50, 1, 9_00]);
    expect(bakery.offers[1]?.price).toBe(85_00);
    expect(withValue(bakery, 'salesTax.method', 'quick').salesTax).toEqual({ method: 'quick' });
    const unset = { ...bakery, salesTax: null };
    expect(withValue(unset, 'salesTax.method', 'quick').salesTax).toEqual({ method: 'quick' });
  });

  it('loses its value, and leaves a gap in a list', () => {
    const { form: _, ...rest } = bakery;
    const without = withValue(bakery, 'form', undefined);
    expect(without).toEqual(rest);
    expect(Object.hasOwn(without, 'form')).toBe(false);
    expect(withValue(bakery, 'hsfRate', undefined)).toEqual(bakery);
    const years = withValue(bakery, 'offers.1.units.years.1', undefined);
    expect(valueAt(years, 'offers.1.units.years')).toEqual([160, null, 260]);
  });

  it('may be that of a line', () => {
    expect(linePathOf('staff.12.pay.wage')).toEqual({ list: 'staff', index: 12, rest: 'pay.wage' });
    expect(linePathOf('offers.0')).toEqual({ list: 'offers', index: 0, rest: '' });
    for (const other of [
      'offers',
      'opening',
      'collect.0',
      'offers.x',
      'my.offers.0',
      'offers.0.',
      'offers.0x',
      '1.offers.0',
    ]) {
      expect([other, linePathOf(other)]).toEqual([other, undefined]);
    }
  });
});

describe('the lines of a list', () => {
  const form = {
    inputs: bakery,
    origins: { 'fixed.0.amount': 'yours', 'fixed.1': 'proposed', opening: 'proposed' },
    confirmed: ['fixed.2.amount', 'fixed', 'staff.0.pay.wage', 'fixed.0.name'],
    typed: { 'fixed.3.amount': 'x', 'fixed.9.amount': 'y' },
  };

  it('are none where the list is missing', () => {
    expect(linesOf(bakery, 'fixed').map(({ id }) => id)).toEqual([
      'rent',
      'insurance',
      'heating',
      'accounting',
    ]);
    expect(linesOf({ ...bakery, fixed: null }, 'fixed')).toEqual([]);
  });

  it('take their marks and texts along when they move or go', () => {
    const [, insurance, heating, accounting] = linesOf(bakery, 'fixed');
    const lines = [accounting, insurance, heating, { id: 'new' }].flatMap((line) => line ?? []);
    expect(withLines(form, 'fixed', lines)).toEqual({
      inputs: { ...bakery, fixed: lines },
      origins: { 'fixed.1': 'proposed', opening: 'proposed' },
      confirmed: ['fixed.2.amount', 'fixed', 'staff.0.pay.wage'],
      typed: { 'fixed.0.amount': 'x' },
    });
    const swapped = linesOf(bakery, 'fixed').toReversed();
    expect(withLines(form, 'fixed', swapped)).toMatchObject({
      origins: { 'fixed.3.amount': 'yours', 'fixed.2': 'proposed', opening: 'proposed' },
      confirmed: ['fixed.1.amount', 'fixed', 'staff.0.pay.wage', 'fixed.3.name'],
    });
  });
});

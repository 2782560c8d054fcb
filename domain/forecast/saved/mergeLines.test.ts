import { describe, expect, it } from 'vitest';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';
import { bakery } from '../testing/samplePlans.ts';
import {
  differingKeys,
  fieldAtKey,
  mergeForecast as mergeWithin,
  withFieldOf as withField,
} from './mergeForecast.ts';
import { linesOf, valueAt, withLines, withValue } from './paths.ts';
import type { ForecastForm } from './savedForecast.ts';

const fits = (inputs: ForecastInputs) => forecastInputsSchema.safeParse(inputs).success;
const mergeForecast = (
  bases: Parameters<typeof mergeWithin>[0],
  mine: ForecastForm | undefined,
  theirs: ForecastForm | undefined,
) => mergeWithin(bases, mine, theirs, fits);
const withFieldOf = (form: ForecastForm, from: ForecastForm, key: string) =>
  withField(form, from, key, fits);

const form = (inputs: ForecastInputs, more: Partial<ForecastForm> = {}): ForecastForm => ({
  inputs,
  origins: {},
  confirmed: [],
  typed: {},
  ...more,
});
const base = form(bakery);
const set = (path: string, value: unknown, more: Partial<ForecastForm> = {}) =>
  form(withValue(bakery, path, value), more);
const merge = (mine: ForecastForm, theirs: ForecastForm, ...bases: ForecastForm[]) =>
  mergeForecast(bases.length > 0 ? bases : [base], mine, theirs);

describe('a form that is missing on one side', () => {
  it('is the other, without conflicts', () => {
    expect(mergeForecast([base], undefined, base)).toEqual({ merged: base, conflicts: [] });
    expect(mergeForecast([base], base, undefined)).toEqual({ merged: base, conflicts: [] });
    expect(mergeForecast([], undefined, undefined)).toEqual({ merged: undefined, conflicts: [] });
    expect(differingKeys(undefined, undefined)).toEqual([]);
    const small = form({ opening: '2027-05', offers: [{ id: 'a' }] });
    expect(differingKeys(undefined, small)).toEqual(['opening', 'offers/a/id']);
    expect(differingKeys(small, undefined)).toEqual(['opening', 'offers/a/id']);
  });
});

describe('marks of a field', () => {
  const path = 'offers.0.price';
  it('come along with its value, and make no conflict of their own', () => {
    const mine = set(path, 7_00, { origins: { [path]: 'proposed' } });
    const theirs = set(path, 7_00, { origins: { [path]: 'yours' }, confirmed: [path] });
    expect(merge(mine, theirs)).toEqual({ merged: theirs, conflicts: [] });
    expect(merge(theirs, mine).merged).toEqual(theirs);
    expect(merge(mine, set(path, 7_00)).merged).toEqual(mine);
  });

  it('of what is being typed stay with who types', () => {
    const typing = form(bakery, { typed: { [path]: '7,' } });
    const confirmed = form(bakery, { confirmed: [path] });
    expect(merge(typing, confirmed).merged).toEqual(typing);
    const changed = set(path, 8_00);
    expect(merge(typing, changed).conflicts).toEqual(['offers/bread/price']);
    expect(merge(typing, changed).merged?.typed).toEqual({ [path]: '7,' });
    expect(merge(base, changed)).toEqual({ merged: changed, conflicts: [] });
    expect(merge(changed, base)).toEqual({ merged: changed, conflicts: [] });
  });

  it('stay where the field has no value', () => {
    const more = {
      origins: { 'fixed.0.index': 'proposed', cnesstRate: 'default' },
      confirmed: ['grants', 'fixed.1'],
      typed: { 'staff.0.pay.wage': 'x', 'fixed.0.months': 'y', 'fixed.9.amount': 'gone' },
    };
    const { 'fixed.9.amount': _, ...typed } = more.typed;
    const marked = form(withValue(bakery, 'fixed.0.index', undefined), more);
    expect(merge(marked, marked, marked).merged).toEqual({ ...marked, typed });
  });
});

describe('a field that both changed', () => {
  it('is mine where theirs is any of the ancestors’', () => {
    const [mine, theirs] = [set('opening', '2027-07'), set('opening', '2027-06')];
    expect(merge(mine, theirs).conflicts).toEqual(['opening']);
    expect(merge(mine, theirs, base, theirs)).toEqual({ merged: mine, conflicts: [] });
    // `mine` is compared only with the first ancestor.
    expect(merge(mine, theirs, mine, base)).toEqual({ merged: theirs, conflicts: [] });
    expect(merge(mine, theirs, base, mine).conflicts).toEqual(['opening']);
  });

  it('may be a whole list of shares, or one of three years', () => {
    const shares = (first: string, second: string) => set('collect', [first, second, '0', '0']);
    const { merged, conflicts } = merge(shares('0.5', '0.5'), shares('0.4', '0.6'));
    expect(conflicts).toEqual(['collect']);
    expect(merged?.inputs.collect).toEqual(['0.5', '0.5', '0', '0']);
    const years = merge(set('offers.1.units.years.0', 1), set('offers.1.units.years.2', 3));
    expect(years.conflicts).toEqual([]);
    expect(valueAt(years.merged?.inputs ?? bakery, 'offers.1.units.years')).toEqual([1, 220, 3]);
    const gap = form(withValue(bakery, 'offers.1.units.years.1', undefined));
    expect(merge(gap, gap, gap).merged).toEqual(gap);
  });

  it('of another kind of pay or units leaves the fields of the first kind out', () => {
    const monthly = set('staff.0.pay', { mode: 'monthly', amount: 2_000_00 });
    const other = set('opening', '2027-06');
    const { merged } = merge(monthly, other);
    expect(valueAt(merged?.inputs ?? bakery, 'staff.0.pay')).toEqual({
      mode: 'monthly',
      amount: 2_000_00,
    });
    const wage = set('staff.0.pay.wage', 20_00);
    expect(valueAt(merge(monthly, wage).merged?.inputs ?? bakery, 'staff.0.pay')).toEqual({
      mode: 'monthly',
      amount: 2_000_00,
    });
    const ramp = set('offers.1.units', { mode: 'ramp', anchors: { 3: 5 } });
    const more = set('offers.1.units.years.0', 900);
    expect(valueAt(merge(ramp, more).merged?.inputs ?? bakery, 'offers.1.units')).toEqual({
      mode: 'ramp',
      anchors: { 3: 5 },
    });
    expect(valueAt(merge(wage, base).merged?.inputs ?? bakery, 'staff.0.pay')).toEqual({
      mode: 'hourly',
      wage: 20_00,
      hoursPerWeek: 27.5,
      vacation: '4',
    });
  });
});

describe('lines', () => {
  const lines = (ids: readonly { readonly id: string }[]) => withLines(base, 'fixed', ids);
  const fixed = linesOf(bakery, 'fixed');
  const idsOf = (merged: ForecastForm | undefined) => merged?.inputs.fixed?.map(({ id }) => id);

  it('removed on one side are removed if the other side has them as any ancestor does', () => {
    const without = lines(fixed.slice(1));
    expect(idsOf(merge(without, base).merged)).toEqual(['insurance', 'heating', 'accounting']);
    expect(idsOf(merge(base, without).merged)).toEqual(['insurance', 'heating', 'accounting']);
    const changed = set('fixed.0.amount', 1);
    expect(idsOf(merge(without, changed, base, changed).merged)).toEqual([
      'insurance',
      'heating',
      'accounting',
    ]);
    expect(idsOf(merge(changed, without).merged)).toEqual([
      'rent',
      'insurance',
      'heating',
      'accounting',
    ]);
    expect(merge(lines([]), base).merged?.inputs.fixed).toBeUndefined();
  });

  it('that one removed and the other changed stay whole, whoever removed them', () => {
    const without = lines(fixed.slice(1));
    const changed = set('fixed.0.amount', 1);
    const whole = { id: 'rent', name: 'Loyer', amount: 1, index: '3' };
    expect(merge(without, changed).merged?.inputs.fixed).toContainEqual(whole);
    expect(merge(changed, without).merged?.inputs.fixed?.[0]).toEqual(whole);
  });

  it('hold no field of a kind of pay or units that one side has left', () => {
    const unpaid = form(withValue(bakery, 'staff.0.pay.vacation', undefined));
    const vacation = form(withValue(unpaid.inputs, 'staff.0.pay.vacation', '6'));
    const salary = { mode: 'monthly', amount: 2_000_00 };
    const monthly = form(withValue(unpaid.inputs, 'staff.0.pay', salary));
    const pay = (merged: ForecastForm | undefined) => merged?.inputs.staff?.[0]?.pay;
    expect(pay(mergeForecast([unpaid], monthly, vacation).merged)).toEqual(salary);
    expect(pay(mergeForecast([unpaid], vacation, monthly).merged)).toEqual(salary);
    const none = form(withValue(unpaid.inputs, 'staff.0.pay', undefined));
    expect(pay(mergeForecast([unpaid], none, vacation).merged)).toBeUndefined();
    const anchor = set('offers.0.units.anchors.9', 5);
    const yearly = { mode: 'year', years: [1, 2, 3] };
    const units = mergeForecast([base], set('offers.0.units', yearly), anchor).merged;
    expect(units?.inputs.offers[0]?.units).toEqual(yearly);
  });

  it('of an id with a stroke in it stay one line', () => {
    const odd = { id: 'a/b %', name: 'x', amount: 5 };
    const added = lines([...fixed, odd]);
    expect(merge(added, set('fixed.0.amount', 1)).merged?.inputs.fixed?.[4]).toEqual(odd);
    expect(differingKeys(base, added)).toEqual([
      'fixed/a%2Fb%20%25/id',
      'fixed/a%2Fb%20%25/name',
      'fixed/a%2Fb%20%25/amount',
    ]);
    expect(fieldAtKey(added, 'fixed/a%2Fb%20%25/amount')).toEqual({
      path: 'fixed.4.amount',
      line: 'x',
      value: 5,
    });
  });

  it('of a form without them are made again to hold a field', () => {
    const without = lines(fixed.slice(1));
    const chosen = withFieldOf(without, base, 'fixed/rent/amount');
    expect(linesOf(chosen.inputs, 'fixed').at(-1)).toEqual({ id: 'rent', amount: 1_450_00 });
    expect(idsOf(chosen)).toEqual(['insurance', 'heating', 'accounting', 'rent']);
  });
});

describe('a field at its key', () => {
  it('has its path, its line’s name and its value', () => {
    expect(fieldAtKey(base, 'opening')).toEqual({
      path: 'opening',
      line: undefined,
      value: '2027-05',
    });
    expect(fieldAtKey(base, 'fixed/heating/amount')).toEqual({
      path: 'fixed.2.amount',
      line: 'Chauffage',
      value: 240_00,
    });
    expect(fieldAtKey(base, 'capital/own/amount')).toMatchObject({ line: undefined });
    expect(fieldAtKey(set('fixed.0.name', ''), 'fixed/rent/name')).toMatchObject({
      line: undefined,
      value: '',
    });
    expect(fieldAtKey(base, 'fixed/rent/to')).toMatchObject({ value: undefined });
    expect(fieldAtKey(base, 'fixed/nobody/amount')).toBeUndefined();
    expect(fieldAtKey(undefined, 'opening')).toBeUndefined();
    expect(fieldAtKey(base, 'fixed/rent')).toEqual({
      path: 'fixed/rent',
      line: undefined,
      value: undefined,
    });
  });

  it('is taken from the other form, also where that has none, unless a bound breaks', () => {
    const other = set('opening', '2028-01');
    expect(withFieldOf(base, other, 'opening').inputs.opening).toBe('2028-01');
    const bare = form(withValue(bakery, 'minimumCash', undefined));
    expect(withFieldOf(base, bare, 'minimumCash').inputs).toEqual(bare.inputs);
    expect(withFieldOf(base, set('offers.1.price', -1), 'offers/class/price')).toBe(base);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';
import { anyForecast } from '../testing/anyForecast.ts';
import { bakery } from '../testing/samplePlans.ts';
import {
  differingKeys,
  fieldAtKey,
  mergeForecast as merge,
  withFieldOf as withField,
  withoutChange,
} from './mergeForecast.ts';
import { linesOf, valueAt, withLines, withValue } from './paths.ts';
import { type ForecastForm, isSameForecast, type LineList } from './savedForecast.ts';

const fits = (inputs: ForecastInputs) => forecastInputsSchema.safeParse(inputs).success;
const mergeForecast = (
  bases: Parameters<typeof merge>[0],
  mine: ForecastForm | undefined,
  theirs: ForecastForm | undefined,
) => merge(bases, mine, theirs, fits);
const withFieldOf = (form: ForecastForm, from: ForecastForm, key: string) =>
  withField(form, from, key, fits);

const base: ForecastForm = {
  inputs: bakery,
  origins: { 'fixed.0.amount': 'proposed' },
  confirmed: [],
  typed: {},
};

const set = (form: ForecastForm, path: string, value: unknown): ForecastForm => ({
  ...form,
  inputs: withValue(form.inputs, path, value),
  confirmed: [...form.confirmed, path],
});
const without = (form: ForecastForm, list: LineList, id: string) =>
  withLines(
    form,
    list,
    linesOf(form.inputs, list).filter((line) => line.id !== id),
  );
const merged = (mine: ForecastForm, theirs: ForecastForm) => mergeForecast([base], mine, theirs);

describe('two forms that were changed at the same time', () => {
  it('each give their fields, also of one line', () => {
    const { merged: form, conflicts } = merged(
      set(base, 'fixed.0.amount', 1_500_00),
      set(base, 'fixed.0.index', '2'),
    );
    expect(conflicts).toEqual([]);
    expect(form && linesOf(form.inputs, 'fixed')[0]).toMatchObject({
      amount: 1_500_00,
      index: '2',
    });
    expect(form?.confirmed.sort()).toEqual(['fixed.0.amount', 'fixed.0.index']);
  });

  it('each give their part of a line of staff and of the owner’s pay', () => {
    const { merged: form, conflicts } = merged(
      set(set(base, 'staff.0.people', 4), 'ownerPay.cnesst', true),
      set(set(base, 'staff.0.pay.wage', 21_00), 'ownerPay.amount', 2_700_00),
    );
    expect(conflicts).toEqual([]);
    expect(form?.inputs.staff?.[0]).toMatchObject({ people: 4, pay: { wage: 21_00 } });
    expect(form?.inputs.ownerPay).toEqual({ amount: 2_700_00, from: 7, cnesst: true });
    const both = merged(set(base, 'staff.0.people', 4), set(base, 'staff.0.people', 5));
    expect(both.conflicts).toEqual(['staff/help/people']);
  });

  it('conflict where both changed one field, and the person chooses', () => {
    const [mine, theirs] = [set(base, 'offers.0.price', 7_00), set(base, 'offers.0.price', 8_00)];
    const { merged: form, conflicts } = merged(mine, theirs);
    expect(conflicts).toEqual(['offers/bread/price']);
    expect(valueAt(form?.inputs ?? bakery, 'offers.0.price')).toBe(7_00);
    expect(fieldAtKey(mine, 'offers/bread/price')).toMatchObject({
      path: 'offers.0.price',
      value: 7_00,
    });
    expect(valueAt(withFieldOf(mine, theirs, 'offers/bread/price').inputs, 'offers.0.price')).toBe(
      8_00,
    );
  });

  it('know lines by their ids when one of them removed an earlier one', () => {
    const { merged: form, conflicts } = merged(
      without(base, 'fixed', 'rent'),
      set(base, 'fixed.3.amount', 200_00),
    );
    expect(conflicts).toEqual([]);
    expect(form && linesOf(form.inputs, 'fixed').map(({ id, amount }) => [id, amount])).toEqual([
      ['insurance', 165_00],
      ['heating', 240_00],
      ['accounting', 200_00],
    ]);
    expect(form?.confirmed).toEqual(['fixed.2.amount']);
    expect(form?.origins).toEqual({});
  });

  it('keep a line that one removed and the other changed', () => {
    const { merged: form } = merged(
      without(base, 'fixed', 'rent'),
      set(base, 'fixed.0.amount', 1_500_00),
    );
    expect(form && linesOf(form.inputs, 'fixed').map(({ id }) => id)).toContain('rent');
  });

  it('keep the lines that each added', () => {
    const add = (form: ForecastForm, id: string) =>
      withLines(form, 'grants', [...linesOf(form.inputs, 'grants'), { id }]);
    const { merged: form } = merged(add(base, 'one'), add(base, 'other'));
    expect(form && linesOf(form.inputs, 'grants').map(({ id }) => id)).toEqual([
      'mrc',
      'one',
      'other',
    ]);
  });

  it('keep a line of a request that may not have arrived, and no line that one removed', () => {
    const sent = withLines(base, 'grants', [...linesOf(base.inputs, 'grants'), { id: 'one' }]);
    const grants = (mine: ForecastForm, theirs: ForecastForm) => {
      const { merged: form } = mergeForecast([base, sent], mine, theirs);
      return form && linesOf(form.inputs, 'grants').map(({ id }) => id);
    };
    expect(grants(sent, base)).toEqual(['mrc', 'one']);
    expect(grants(base, sent)).toEqual(['mrc']);
    expect(grants(sent, without(base, 'grants', 'mrc'))).toEqual(['one']);
  });

  it('never become one that breaks a bound that each keeps', () => {
    const { merged: form, conflicts } = merged(
      set(base, 'offers.1.price', 1_000_000_00),
      set(base, 'offers.1.units.years', [1_000_000, 1, 1]),
    );
    expect(valueAt(form?.inputs ?? bakery, 'offers.1.price')).toBe(1_000_000_00);
    expect(conflicts).toContain('offers/class/units.years.0');
  });

  it('keep what was typed and is no value yet', () => {
    const mine = { ...base, typed: { 'fixed.1.amount': 'abc' } };
    const { merged: form } = merged(mine, without(base, 'fixed', 'rent'));
    expect(form?.typed).toEqual({ 'fixed.0.amount': 'abc' });
  });
});

it('a form that one side alone changed is that side’s', () => {
  const forms = anyForecast.map((inputs) => ({ inputs, origins: {}, confirmed: [], typed: {} }));
  fc.assert(
    fc.property(forms, forms, (one, other) => {
      for (const { merged: form, conflicts } of [
        mergeForecast([one], other, one),
        mergeForecast([one], one, other),
        mergeForecast([], other, other),
      ]) {
        expect(conflicts).toEqual([]);
        expect(isSameForecast(form, other) || differingKeys(form ?? one, other).length === 0).toBe(
          true,
        );
      }
    }),
    { numRuns: 50 },
  );
});

describe('an undone change', () => {
  const after = without(base, 'fixed', bakery.fixed?.[0]?.id ?? '');

  it('brings back a removed line in its place', () => {
    expect(withoutChange(base, after, after, fits)).toEqual(base);
  });

  it('leaves what was typed since, also in the same field', () => {
    const now = set(set(after, 'minimumCash', 7_000_00), 'fixed.0.amount', 1_00);
    const undone = withoutChange(base, after, now, fits);
    expect(valueAt(undone.inputs, 'minimumCash')).toBe(7_000_00);
    expect(valueAt(undone.inputs, 'fixed.1.amount')).toBe(1_00);
    expect(linesOf(undone.inputs, 'fixed')).toHaveLength(bakery.fixed?.length ?? 0);
    const changed = set(base, 'minimumCash', 1_00);
    const typed = set(base, 'minimumCash', 9_00);
    expect(valueAt(withoutChange(base, changed, typed, fits).inputs, 'minimumCash')).toBe(9_00);
  });

  const refused = (form: ForecastForm, path: string, text: string): ForecastForm => ({
    ...set(form, path, undefined),
    typed: { ...form.typed, [path]: text },
  });

  it('leaves a refused text that was typed over another since, and one that was cleared', () => {
    const before = refused(base, 'offers.0.price', 'abc');
    const changed = without(before, 'fixed', bakery.fixed?.[0]?.id ?? '');
    const retyped = refused(changed, 'offers.0.price', 'environ 12');
    expect(withoutChange(before, changed, retyped, fits).typed).toEqual(retyped.typed);
    const cleared = { ...changed, typed: {} };
    expect(withoutChange(before, changed, cleared, fits).typed).toEqual({});
    expect(withoutChange(before, changed, changed, fits)).toEqual(before);
  });

  it('does not bring back a line that was removed since, with its refused text', () => {
    const before = refused(base, 'fixed.1.amount', 'abc');
    const changed = set(before, 'minimumCash', 1_00);
    const now = without(changed, 'fixed', bakery.fixed?.[1]?.id ?? '');
    const undone = withoutChange(before, changed, now, fits);
    expect(linesOf(undone.inputs, 'fixed')).toEqual(linesOf(now.inputs, 'fixed'));
    expect(undone.typed).toEqual({});
  });

  it('leaves no refused text in a field of another mode', () => {
    const year = set(base, 'offers.0.units', { mode: 'year', years: [1, 2, 3] });
    const now = { ...year, typed: { 'offers.0.units.years.0': 'abc', 'fixed.0.amount': '12,' } };
    const undone = withoutChange(base, year, now, fits);
    expect(valueAt(undone.inputs, 'offers.0.units.mode')).toBe('ramp');
    expect(undone.typed).toEqual({ 'fixed.0.amount': '12,' });
  });

  it('of any forms gives the form before it, and the texts typed since', () => {
    const text = fc.option(fc.constantFrom('abc', 'environ 12'), { nil: undefined });
    const paths = ['minimumCash', 'offers.0.price', 'fixed.0.amount', 'fixed.1.amount'];
    const form = fc
      .tuple(anyForecast, fc.tuple(...paths.map(() => text)))
      .map(([inputs, texts]): ForecastForm => {
        const isThere = (path: string) => {
          const [list = '', index = ''] = path.split('.');
          return index === '' || valueAt(inputs, `${list}.${index}`) !== undefined;
        };
        const typed = paths.flatMap((path, at) => {
          const typedText = texts[at];
          return typedText !== undefined && isThere(path) ? [[path, typedText] as const] : [];
        });
        return { inputs, origins: {}, confirmed: [], typed: Object.fromEntries(typed) };
      });
    const textAt = (one: ForecastForm, key: string) => {
      const path = fieldAtKey(one, key)?.path;
      return path === undefined ? undefined : one.typed[path];
    };
    fc.assert(
      fc.property(form, form, form, (before, changed, now) => {
        const undone = withoutChange(before, changed, changed, fits);
        expect(differingKeys(undone, before)).toEqual([]);
        expect(undone.typed).toEqual(before.typed);
        const later = withoutChange(before, changed, now, fits);
        const keys = ['minimumCash', 'offers/o0/price', 'fixed/l0/amount', 'fixed/l1/amount'];
        for (const key of keys.filter((one) => fieldAtKey(now, one))) {
          const isTyped = textAt(now, key) !== textAt(changed, key);
          if (isTyped) expect(textAt(later, key), key).toBe(textAt(now, key));
        }
      }),
      { numRuns: 50 },
    );
  });
});

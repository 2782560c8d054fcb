import { allFields } from '@elan/domain/forecast/fieldPaths';
import { forecast } from '@elan/domain/forecast/forecast';
import {
  type ForecastForm,
  type LineList,
  lineLists,
} from '@elan/domain/forecast/saved/savedForecast';
import { expect, it } from 'vitest';
import { exampleText, specOf } from '../values/specs.ts';
import { choose, typeInto } from './edit.ts';

const lineOf = (list: LineList, path: string) => ({
  id: 'a',
  ...(list === 'staff' ? { pay: { mode: path.endsWith('.amount') ? 'monthly' : 'hourly' } } : {}),
});
const paths = allFields.map(({ path }) => path.replaceAll('*', '1').replace(/^(\w+)\.1\b/, '$1.0'));

/** A form with a blank line in each list. */
const blank = (path: string) =>
  ({
    inputs: {
      opening: '2027-05',
      ...Object.fromEntries(
        lineLists
          // Owners replace `ownerPay`, so a form has only one of them.
          .filter((list) => list !== 'owners' || path.startsWith('owners.'))
          .map((list) => [list, [lineOf(list, path)]]),
      ),
    },
    origins: {},
    confirmed: [],
    typed: {},
  }) as unknown as ForecastForm;

// The mode of sales and the season stay, since clearing a text does not choose them again.
it.each(paths.filter((path) => specOf(path) && !/^offers\.0\.(?:units|season)\./.test(path)))(
  '%s typed then cleared is the blank that it was',
  (path) => {
    const before = blank(path);
    const spec = specOf(path);
    // The share of a single owner is all of it.
    const whole = spec?.kind === 'part' ? '100' : undefined;
    const text = spec?.kind === 'text' ? 'Loyer' : (whole ?? (spec && exampleText(spec, 'fr')));
    const typed = typeInto(before, path, text ?? '', 'fr');
    expect(typed.typed).toEqual({});
    expect(typed.inputs).not.toEqual(before.inputs);
    for (const form of [typed, typeInto(typed, path, 'beaucoup', 'fr')]) {
      const { inputs } = typeInto(form, path, '', 'fr');
      expect(inputs).toEqual(before.inputs);
    }
  },
);

it('an own pay that is no number is missing, since it is not known to be none', () => {
  const before = blank('');
  const refused = typeInto(before, 'ownerPay.amount', 'beaucoup', 'fr');
  expect(JSON.stringify(forecast(refused.inputs))).toContain('ownerPay.amount');
  const cleared = typeInto(refused, 'ownerPay.amount', '', 'fr');
  expect(forecast(cleared.inputs)).toEqual(forecast(before.inputs));
});

it('an own pay stays missing while a refused text is in it, whatever else is cleared', () => {
  const refused = typeInto(blank(''), 'ownerPay.amount', 'beaucoup', 'fr');
  const cleared = typeInto(
    typeInto(refused, 'ownerPay.from', '4', 'fr'),
    'ownerPay.from',
    '',
    'fr',
  );
  expect(cleared.inputs.ownerPay).toEqual({});
});

it('a box ticked and unticked leaves an empty group as blank as it was', () => {
  const before = blank('');
  const toggled = choose(choose(before, 'ownerPay.cnesst', true), 'ownerPay.cnesst', false);
  expect(forecast(toggled.inputs)).toEqual(forecast(before.inputs));
  const paid = typeInto(toggled, 'ownerPay.amount', '2000', 'fr');
  const boxed = choose(choose(paid, 'ownerPay.cnesst', true), 'ownerPay.cnesst', false);
  expect(boxed.inputs.ownerPay).toEqual({ amount: paid.inputs.ownerPay?.amount, cnesst: false });
  expect(forecast(typeInto(boxed, 'ownerPay.amount', '', 'fr').inputs)).toEqual(
    forecast(before.inputs),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typeInto } from '../state/edit.ts';
import { exampleText, format, parse, parseKept, readingTexts, specOf, unitsText } from './specs.ts';

const amount = { kind: 'amount' } as const;
const rate = { kind: 'rate' } as const;

const nbsp = '\u00a0';

it('an amount comes back as it is shown, in either format', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom('fr' as const, 'en' as const), (value, language) => {
      expect(parse(amount, format(amount, value, language), language)).toEqual({ value });
    }),
  );
});

it('a rate is at most that of its field', () => {
  const [tips, raise] = ['staff.0.tips', 'staff.0.raise'].map((path) => specOf(path) ?? rate);
  expect(parse(tips ?? rate, '300', 'fr')).toEqual({ value: '300' });
  expect(parse(tips ?? rate, '301', 'fr')).toEqual({ problem: 'tooLarge', bound: 300 });
  expect(parse(raise ?? rate, '61', 'fr')).toEqual({ problem: 'tooLarge', bound: 60 });
});

it('stays a question on a page that was switched to English, whatever else is typed', () => {
  const readings = [12_000_00, 12_00];
  expect(parse(amount, '12,000', 'en')).toEqual({ value: 12_000_00 });
  expect(parseKept(amount, '12,000', 'en')).toEqual({ readings });
  const blank = {
    inputs: { opening: '2027-05', offers: [{ id: 'a' }] },
    origins: {},
    confirmed: [],
    typed: {},
  };
  const inFrench = typeInto(blank, 'offers.0.price', '12,000', 'fr');
  const { inputs, typed } = typeInto(inFrench, 'offers.0.cost', '1,500', 'en');
  expect(typed).toEqual({ 'offers.0.price': '12,000' });
  expect(inputs.offers).toEqual([{ id: 'a', cost: 1_500_00 }]);
});

it('a kept text without a value in one language has none in the other', () => {
  const parts = fc.constantFrom('1', '25', '000', '500', ',', '.', ' ', '$', '%', 'k', '-', 'mois');
  const text = fc.array(parts, { maxLength: 6 }).map((all) => all.join(''));
  const hundredths = { kind: 'hundredths', most: 10_000 } as const;
  const spec = fc.constantFrom(amount, rate, { kind: 'share' } as const, hundredths);
  fc.assert(
    fc.property(spec, text, (of, typed) => {
      const [french, english] = [parseKept(of, typed, 'fr'), parseKept(of, typed, 'en')];
      expect('value' in english).toBe('value' in french);
      if ('value' in french) expect(english).toEqual(french);
      // Shares are not kept by `parseKept`, since none of their texts is ambiguous.
      if (of.kind === 'share') expect(parse(of, typed, 'en')).toEqual(english);
    }),
    { numRuns: 2_000 },
  );
});

it('names the two amounts that a text can mean, each of which is read as that amount', () => {
  for (const [language, text, shown] of [
    ['fr', '12,000', [`12${nbsp}000${nbsp}$`, `12,00${nbsp}$`]],
    ['fr', '125.250', [`125${nbsp}250${nbsp}$`, `125,25${nbsp}$`]],
    ['en', '12.000', ['$12,000', '$12.00']],
  ] as const) {
    const read = parse(amount, text, language);
    if (!('readings' in read)) throw new Error(text);
    expect(readingTexts(amount, read.readings, language)).toEqual(shown);
    expect(shown.map((one) => parse(amount, one, language))).toEqual(
      read.readings.map((value) => ({ value })),
    );
    for (const value of read.readings) {
      expect(parse(amount, format(amount, value, language), language)).toEqual({ value });
    }
  }
});

it('a rate keeps its decimals as they are written, up to 60 percent', () => {
  expect(parse(rate, '9,975 %', 'fr')).toEqual({ value: '9.975' });
  expect(parse(rate, '60', 'en')).toEqual({ value: '60' });
  expect(parse(rate, '60.1 %', 'en')).toEqual({ problem: 'tooLarge', bound: 60 });
  expect(parse(rate, '0,1234567890123', 'fr')).toEqual({ problem: 'decimals' });
  expect(format(rate, '9.975', 'fr')).toBe('9,975');
  expect(parse(rate, '8,250', 'fr')).toEqual({ value: '8.25' });
});

it('months, units and hours have their bounds', () => {
  const at = (path: string, text: string) => {
    const spec = specOf(path);
    return spec && parse(spec, text, 'fr');
  };
  expect(at('assets.3.month', '37')).toEqual({ problem: 'tooLarge', bound: 36 });
  expect(at('fixed.0.from', '0')).toEqual({ problem: 'tooSmall', bound: 1 });
  expect(at('fixed.0.from', '1,5')).toEqual({ problem: 'whole' });
  expect(at('offers.5.units.anchors.12', '1 000 001')).toMatchObject({ problem: 'tooLarge' });
  expect(at('staff.0.pay.hoursPerWeek', '37,5')).toEqual({ value: 37.5 });
  expect(at('staff.0.pay.hoursPerWeek', '168,01')).toMatchObject({ problem: 'tooLarge' });
  expect(at('offers.0.name', 'a'.repeat(201))).toEqual({ problem: 'tooLong', bound: 200 });
  expect(at('offers.0.name', '<img src=x onerror=alert(1)>')).toEqual({
    value: '<img src=x onerror=alert(1)>',
  });
  expect(specOf('nothing')).toBeUndefined();
});

it('an example is a value of its field', () => {
  for (const path of ['offers.0.price', 'cardFee', 'offers.0.stockMonths', 'hoursPerWeek']) {
    for (const language of ['fr', 'en'] as const) {
      const spec = specOf(path);
      if (!spec) throw new Error(path);
      expect(parse(spec, exampleText(spec, language), language), path).toHaveProperty('value');
    }
  }
});

it('units are short where they stand below a bar', () => {
  expect(unitsText(9_999, 'fr', 'short')).toBe(`9${nbsp}999`);
  expect(unitsText(12_345, 'fr', 'short')).toBe(`12,3${nbsp}k`);
  expect(unitsText(1_000_000, 'en', 'short')).toBe('1M');
  expect(unitsText(12_345, 'en')).toBe('12,345');
});

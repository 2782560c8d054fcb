import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleText, format, parse, specOf, unitsText } from './specs.ts';

const amount = { kind: 'amount' } as const;
const rate = { kind: 'rate' } as const;

const nbsp = '\u00a0';

describe('an amount', () => {
  it.each([
    ['1 234,50', 1_234_50],
    [`1${nbsp}234,50`, 1_234_50],
    ['1\u202f234,50 $', 1_234_50],
    ['1,234.50', 1_234_50],
    ['$1,234.50', 1_234_50],
    ['1.234,50', 1_234_50],
    ['1234.5', 1_234_50],
    ['1234,5', 1_234_50],
    ['12,', 12_00],
    ['0', 0],
    [' 95 $ ', 95_00],
    ['CA$95', 95_00],
    ['1 000 000', 1_000_000_00],
    ['10 000 000,00', 10_000_000_00],
    ['007', 7_00],
    ['.5', 50],
    ['12.500', 12_50],
  ])('is read in both formats: %s', (text, value) => {
    for (const language of ['fr', 'en'] as const) {
      expect(parse(amount, text, language)).toEqual({ value });
    }
  });

  it('has thousands by a lone comma in English, and decimals in French', () => {
    expect(parse(amount, '1,234', 'en')).toEqual({ value: 1_234_00 });
    expect(parse(amount, '1,234', 'fr')).toEqual({ problem: 'decimals' });
  });

  it.each([
    ['abc', 'notNumber'],
    ['12 34', 'notNumber'],
    ['1,2,3', 'notNumber'],
    ['1e9', 'notNumber'],
    ['NaN', 'notNumber'],
    ['12 k$', 'notNumber'],
    ['١٢', 'notNumber'],
    ['<script>', 'notNumber'],
    ['-5', 'negative'],
    ['−5 $', 'negative'],
    ['0.125', 'decimals'],
    ['10 000 000,01', 'tooLarge'],
    ['1000000000000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('is refused with its reason: %s', (text, problem) => {
    expect(parse(amount, text, 'fr')).toMatchObject({ problem });
  });

  it('comes back as it is shown, in either format', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom('fr' as const, 'en' as const), (value, language) => {
        expect(parse(amount, format(amount, value, language), language)).toEqual({ value });
      }),
    );
  });

  it('is a value or a reason, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.constantFrom('fr' as const, 'en' as const),
        (text, language) => {
          const read = parse(amount, text, language);
          if ('value' in read && read.value !== undefined) {
            expect(Number.isSafeInteger(read.value)).toBe(true);
          }
        },
      ),
    );
  });
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

describe('a unit after a number', () => {
  it.each([
    ['loans.0.term', '60 mois', 60],
    ['loans.0.term', '60 months', 60],
    ['offers.0.stockMonths', '1 month', 1],
    ['assets.0.life', '36mois', 36],
    ['hoursPerWeek', '37,5 h', 37.5],
    ['staff.0.pay.hoursPerWeek', '25 heures', 25],
    ['hoursPerWeek', '40 hours', 40],
    ['offers.0.minutes', '90 min', 90],
    ['fixed.0.amount', '1 850 $/mois', 1_850_00],
    ['fixed.0.amount', '$1,850 a month', 1_850_00],
    ['ownerPay.amount', '2 000 $ par mois', 2_000_00],
    ['staff.0.pay.wage', '18,50 $/h', 18_50],
    ['staff.0.pay.wage', '20 $ de l’heure', 20_00],
    ['offers.0.price', '60 dollars', 60_00],
  ])('is taken where the field asks for it: %s %s', (path, text, value) => {
    const spec = specOf(path);
    expect(spec && parse(spec, text, text.includes('$1,') ? 'en' : 'fr')).toEqual({ value });
  });

  it.each([
    ['loans.0.term', '5 ans'],
    ['loans.0.term', '60 h'],
    ['offers.0.price', '60 $/mois'],
    ['hoursPerWeek', 'h'],
    ['hoursPerWeek', '37 h 30'],
    ['offers.0.price', 'dollars'],
  ])('is refused elsewhere: %s %s', (path, text) => {
    const spec = specOf(path);
    expect(spec && parse(spec, text, 'fr')).toEqual({ problem: 'notNumber' });
  });
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

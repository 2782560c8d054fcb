import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedUnit, plainNumbers } from '../numbers/plainNumbers.ts';
import { amountsIn } from './amounts.ts';
import { type Period, periodOf } from './period.ts';
import { quantitiesIn } from './quantities.ts';

const values = (text: string) => amountsIn(text).map(({ least }) => least);

describe('an amount', () => {
  it.each([
    ['1 200 $', 1_200],
    ['1\u00a0200\u00a0$', 1_200],
    ['1\u202f200 $', 1_200],
    ['1200$', 1_200],
    ['$1,200', 1_200],
    ['$ 1,200.50', 1_200.5],
    ['12,50 $', 12.5],
    ['9,5 $ le pain', 9.5],
    ['1 250 000 $', 1_250_000],
    ['15 k$', 15_000],
    ['15k$', 15_000],
    ['$15K', 15_000],
    ['1,5 M$', 1_500_000],
    ['1,5 million de dollars', 1_500_000],
    ['40 mille dollars', 40_000],
    ['25 dollars', 25],
    ['20 piastres', 20],
    ['CAD 20', 20],
    ['20 CAD', 20],
    ['CA$20', 20],
    ['30 $ CA', 30],
    ['1’234,50 $', 1_234.5],
    ["1'234 $", 1_234],
    ['1,234.50 $', 1_234.5],
    ['1.234.567,89 $', 1_234_567.89],
    ['1 234,500 $', 1_234.5],
    ['1234,500 $', 1_234.5],
    ['0,500 $', 0.5],
    ['0,125 M$', 125_000],
    ['12,5000 $', 12.5],
  ])('is read from %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it('is never a number without a dollar', () => {
    for (const text of ['', '30 boîtes par mois', '2026', '40 %', 'le 15 mai', '$', '0.125 $']) {
      expect(values(text)).toEqual([]);
    }
  });

  it('is none in US dollars', () => {
    const foreign = [
      ...['US$20', 'US $20', '$US 20', 'USD 20', '20 US$', '20 $ US', '20 $US', '20 USD', '$20 US'],
      ...['$20 USD', '20 $ USD', '20 dollars américains', '20 dollars US', '20 US dollars'],
      ...['20 k$ US', 'US$20k', '2 millions de dollars américains', '20 American dollars'],
      ...['US$20-30', '20 à 30 $ US', 'US$20 to US$30', '20 $ à 30 $ US', 'between US$20 and $30'],
      ...['US$15-20k', 'US$1,200.50', '1 200,50 $ US'],
    ];
    for (const amount of foreign) {
      const text = `Un logiciel à ${amount} par mois, soit 45 $`;
      expect([text, values(text)]).toEqual([text, [45]]);
      expect([text, quantitiesIn(text)]).toEqual([text, [expect.objectContaining({ least: 45 })]]);
    }
    expect(values('$20 us, 30 $ usagé; 20 US customers')).toEqual([20, 30]);
  });

  it('may have a second meaning, where three digits follow a lone comma or dot', () => {
    const second = (text: string) =>
      amountsIn(text).map(({ least, asDecimal }) => [least, asDecimal]);
    expect(second('12,000 $')).toEqual([[12_000, { value: 12, written: '12,000' }]]);
    expect(second('$1.500 or 95 $')).toEqual([
      [1_500, { value: 1.5, written: '1.500' }],
      [95, undefined],
    ]);
    expect(second('1,500 k$')).toEqual([[1_500_000, { value: 1_500, written: '1,500 k' }]]);
    expect(second('12,000 à 15,000 $')).toEqual([[12_000, { value: 12, written: '12,000' }]]);
    expect(second('12,000 à 15 000 $')).toEqual([[12_000, undefined]]);
    expect(second('012,500 $ et 1234,500 $')).toEqual([
      [12.5, undefined],
      [1_234.5, undefined],
    ]);
  });

  it('is none where its separators mean nothing', () => {
    for (const text of ['1,200,50 $', '1,2,3 $', "1'23 $", '1.23.456 $']) {
      expect(values(text)).toEqual([]);
    }
  });

  it('is one amount beside other numbers', () => {
    expect(values('En 2026 500 $, puis 650$ et 95 $; 3 visites à 40$')).toEqual([500, 650, 95, 40]);
    expect(values('Kitchen $650, insurance $95 and 2 phones')).toEqual([650, 95]);
  });

  it.each([
    ['200 à 300 $', 200, 300],
    ['200-300 $', 200, 300],
    ['200 $ à 300 $', 200, 300],
    ['entre 200 et 300 $', 200, 300],
    ['entre 200 $ et 300 $', 200, 300],
    ['15 à 20 k$', 15_000, 20_000],
    ['De 10\u00a0000\u00a0$ à 25\u00a0000\u00a0$', 10_000, 25_000],
    ['$200 to $300', 200, 300],
    ['$200-300', 200, 300],
    ['between $200 and $300', 200, 300],
  ])('may be a range: %s', (text, least, most) => {
    expect(amountsIn(text)).toEqual([{ least, most, per: undefined, isTotal: false }]);
  });

  it('is the same range in every form', () => {
    const ends: readonly (readonly [number, number])[] = [
      [15, 20],
      [1, 2],
      [40, 50],
    ];
    const forms = (least: number, most: number, letter: string, full: (n: number) => string) => [
      ...[`$${least}-${most}${letter}`, `$${least}${letter}-${most}${letter}`],
      ...[`$${least}${letter}-$${most}${letter}`, `$${least}-${most} ${letter}`],
      ...[`$${least}${letter} to ${most}${letter}`, `from $${least} to ${most}${letter}`],
      ...[
        `between $${least}${letter} and ${most}${letter}`,
        `${least}${letter} – ${most}${letter}$`,
      ],
      ...[`entre ${least}${letter} et ${most}${letter} $`, `${least} à ${most} ${letter}$`],
      ...[`de ${least} ${letter} à ${most} ${letter}$`, `${least}${letter}$ à ${most}${letter}`],
      ...[`${full(least)} à ${full(most)} $`, `$${full(least)} to $${full(most)}`],
    ];
    for (const [least, most] of ends) {
      for (const letter of ['k', 'K', 'M']) {
        const times = letter === 'M' ? 1_000_000 : 1_000;
        const full = (count: number) => String(count * times);
        for (const text of forms(least, most, letter, full)) {
          const range = { least: least * times, most: most * times };
          const found = amountsIn(`Il faut ${text} par an`);
          expect([text, found]).toEqual([text, [expect.objectContaining(range)]]);
        }
      }
    }
    // Without a dollar, or too far apart, a letter changes nothing.
    expect(values('$40 pour 50k')).toEqual([40]);
    expect(values('$5 - 10 m de tissu')).toEqual([5]);
    expect(values('15k à 20k')).toEqual([]);
    expect(values('$40 to $50k')).toEqual([40, 50_000]);
  });

  it('is no range where the numbers are about two things', () => {
    expect(amountsIn('une boîte pour 4 à 96 $')).toMatchObject([{ least: 96, most: 96 }]);
    expect(values('650 $ et 95 $')).toEqual([650, 95]);
  });

  it('is by the period that its own words name', () => {
    const periods = (text: string) => amountsIn(text).map(({ per }) => per);
    expect(periods('850$/mois')).toEqual(['month']);
    expect(periods('Loyer mensuel de 650 $, assurance 1 140 $ par an, 45 $')).toEqual([
      'month',
      'year',
      undefined,
    ]);
    expect(periods('$45 an hour, $300 a week; $60,000 in the first year')).toEqual([
      'hour',
      'week',
      'year',
    ]);
    expect(periods('Par mois\u00a0: 650 $')).toEqual(['month']);
    expect(periods('60 000 $ sur 12 mois')).toEqual(['year']);
  });

  it('is a total where it is called one', () => {
    const totals = (text: string) => amountsIn(text).map(({ isTotal }) => isTotal);
    expect(totals('Loyer 650 $, assurance 95 $. Total\u00a0: 745 $')).toEqual([false, false, true]);
    expect(totals('$650 and $95, $745 in all')).toEqual([false, false, true]);
  });

  it('comes back as it was written, in either format', () => {
    const whole = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(whole, fc.constantFrom('fr-CA', 'en-CA'), (value, locale) => {
        const format = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const;
        expect(values(new Intl.NumberFormat(locale, format).format(value))).toEqual([value]);
      }),
    );
  });

  it('is looked for in any text, and the search ends', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => amountsIn(text).length >= 0));
    const hostile = [
      '1 000'.repeat(1_600),
      '1 '.repeat(4_000),
      '$'.repeat(8_000),
      '9'.repeat(8_000),
    ];
    // A pattern with catastrophic backtracking would exceed the test's time limit.
    for (const text of hostile) expect(amountsIn(text).length).toBeLessThan(text.length);
  });
});

describe('a period', () => {
  /** The suffixes of an amount, each of which a form's field also accepts if it has such a unit. */
  const suffixes: readonly (readonly [Period, CountedUnit | undefined, readonly string[]])[] = [
    [
      'month',
      'aMonth',
      [
        ...['/mois', '/ mois', ' / mois', '/mo', ' par mois', ' chaque mois', ' mensuel'],
        ...[' mensuelle', ' mensuellement', '/month', ' / month', ' a month', ' per month'],
        ...[' each month', ' every month', ' monthly'],
      ],
    ],
    [
      'year',
      'aYear',
      [
        ...['/an', '/ an', ' / an', '/année', ' / année', ' par an', ' par année', ' l’an'],
        ...[' chaque année', ' annuel', ' annuelle', ' annuellement', '/year', ' / year', '/yr'],
        ...[' a year', ' per year', ' each year', ' annually', ' yearly'],
      ],
    ],
    [
      'hour',
      'anHour',
      [
        ...['/h', '/ h', ' / h', ' / heure', ' l’heure', ' de l’heure', ' par heure', '/hr'],
        ...[' / hour', ' an hour', ' per hour', ' hourly'],
      ],
    ],
    ['hour', undefined, [' par h', ' / h', '/h', ' per h', ' an hour', ' l’h', ' de l’h', '/hr']],
    ['day', undefined, [' par j', ' / j', '/j', ' par jour', ' a day']],
    ['week', undefined, [' / semaine', '/sem', ' par semaine', ' / week', ' a week', ' weekly']],
    [
      'fortnight',
      undefined,
      [' toutes les deux semaines', ' aux 2 semaines', ' every two weeks', ' every other week'],
    ],
    [
      'quarter',
      undefined,
      [
        ...[' par trimestre', ' / trimestre', ' trimestriel', ' trimestrielle', ' a quarter'],
        ...[' tous les trois mois', ' aux 3 mois', ' every three months', ' quarterly'],
        ...[' per quarter', ' / quarter'],
      ],
    ],
    ['halfYear', undefined, [' par semestre', ' aux six mois', ' every 6 months']],
  ];

  it('is that of each suffix, as in a field of a form', () => {
    for (const [period, unit, all] of suffixes) {
      for (const suffix of all) {
        for (const space of [' ', '\u00a0']) {
          const words = suffix.replaceAll(' ', space);
          expect([words, periodOf(words)]).toEqual([words, period]);
          expect(amountsIn(`900 $${words}, comptant`)).toMatchObject([{ per: period }]);
          const typed = unit && plainNumbers(`900 $${words}`, 'fr', { sign: '$', unit });
          expect([words, typeof typed]).not.toEqual([words, 'string']);
        }
      }
    }
    expect(periodOf('a quarter of the price')).toBeUndefined();
  });

  it('is the first that the words name', () => {
    expect(periodOf('par mois la première année')).toBe('month');
    expect(periodOf('a box')).toBeUndefined();
    expect(periodOf('an apple')).toBeUndefined();
  });
});

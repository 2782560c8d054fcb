import { describe, expect, it } from 'vitest';
import { type Period, timesAYear } from '../amounts/period.ts';
import { clausesOf, idFrom, itemsIn, monthly, nameFrom } from './items.ts';
import { collectIn, monthsNamedIn, ownHoursIn, seasonIn, unitsIn } from './sales.ts';

/** @returns the units of twelve months that sell as many as the first. */
function inOneYear(found: ReturnType<typeof unitsIn>) {
  if (found?.mode !== 'ramp') return found?.year;
  return Object.keys(found.anchors).join() === '1' ? (found.anchors[1] ?? 0) * 12 : undefined;
}

describe('units are read', () => {
  it('by the month that a word or a number names', () => {
    const words = [
      ['premier', 'first', 'one'],
      ['deuxième', 'second', 'two'],
      ['troisième', 'third', 'three'],
      ['quatrième', 'fourth', 'four'],
      ['cinquième', 'fifth', 'five'],
      ['sixième', 'sixth', 'six'],
      ['septième', 'seventh', 'seven'],
      ['huitième', 'eighth', 'eight'],
      ['neuvième', 'ninth', 'nine'],
      ['dixième', 'tenth', 'ten'],
      ['onzième', 'eleventh', 'eleven'],
      ['douzième', 'twelfth', 'twelve'],
    ];
    for (const [at, [fr, en, number]] of words.entries()) {
      const found = { mode: 'ramp', anchors: { [at + 1]: 15 } };
      expect(unitsIn(`15 coops au ${fr} mois`, undefined)).toEqual(found);
      expect(unitsIn(`15 coops by the ${en} month`, undefined)).toEqual(found);
      expect(unitsIn(`15 coops by month ${number}`, undefined)).toEqual(found);
    }
    const at = (text: string) => unitsIn(text, undefined);
    expect(at('15 coops in the 24th month')).toEqual({ mode: 'ramp', anchors: { 24: 15 } });
    expect(at('15 coops au mois 36')).toEqual({ mode: 'ramp', anchors: { 36: 15 } });
    expect(at('15 coops au 37e mois')).toBeUndefined();
    expect(at('15 coops au 0e mois')).toBeUndefined();
    expect(at('15 coops in the garden')).toBeUndefined();
    expect(at('0 coops au premier mois')).toBeUndefined();
  });

  it('up to a million', () => {
    const month = (text: string) => unitsIn(text, undefined);
    expect(month('1,000,000 visits a month')).toEqual({ mode: 'ramp', anchors: { 1: 1_000_000 } });
    expect(month('1,000,001 visits a month')).toBeUndefined();
    expect(month('0 visits a month')).toBeUndefined();
    expect(month('$30 of visits a month')).toBeUndefined();
  });

  it('with their period: a year’s total is the same, however it is written', () => {
    const ways: readonly (readonly [Period, readonly string[]])[] = [
      ['week', ['par semaine', 'chaque semaine', '/ semaine', 'a week', 'per week', 'every week']],
      ['month', ['par mois', 'chaque mois', '/ mois', '/mois', 'a month', 'per month']],
      ['quarter', ['par trimestre', 'a quarter', 'each quarter']],
      ['year', ['par année', 'par an', '/ an', 'a year', 'per year', 'la première année']],
    ];
    const after = ['', ' la première année', ' in the first year'];
    const things = ['', ' ventes', ' ventes de pain', ' new customers'];
    const price = { price: 25_00, language: 'fr' } as const;
    for (const [period, words] of ways) {
      for (const word of words) {
        for (const year of after) {
          for (const count of [5, 100]) {
            const total = count * timesAYear[period];
            for (const thing of things) {
              const text = `${count}${thing} ${word}${year}`;
              expect([text, inOneYear(unitsIn(text, undefined))]).toEqual([text, total]);
            }
            const sales = `${count * 25} $ de ventes ${word}${year}`;
            expect([sales, inOneYear(unitsIn(sales, price))]).toEqual([sales, total]);
          }
        }
      }
    }
    expect(unitsIn('12 ventes par semaine au sixième mois', undefined)).toEqual({
      mode: 'ramp',
      anchors: { 6: 52 },
    });
  });

  it('never from another time than the first year, nor by the day', () => {
    const texts = [
      'Reach 500 members in 2 years',
      '200 sales in 6 weeks',
      '200 sales in the first two weeks',
      '200 sales in the first three years',
      '500 paires la troisième année',
      '500 pairs a year in the third year',
      '100 000 $ la troisième année',
      '$100,000 in 3 years',
      '100 000 $ à l’an 3',
      '200 $ par jour',
      '20 ventes par jour',
      '20 sales a day in the first year',
      'Ouvert 5 jours par semaine',
    ];
    const price = { price: 25_00, language: 'fr' } as const;
    for (const text of texts) expect([text, unitsIn(text, price)]).toEqual([text, undefined]);
    expect(unitsIn('500 la première année et 800 par an la deuxième année', price)).toEqual({
      mode: 'year',
      year: 500,
    });
  });

  it('from an amount of sales, at the price', () => {
    expect(unitsIn('9 600 $ par mois', { price: 96_00, language: 'fr' })).toEqual({
      mode: 'ramp',
      anchors: { 1: 100 },
    });
    expect(unitsIn('9 600 $ par année', { price: 96_00, language: 'fr' })).toEqual({
      mode: 'year',
      year: 100,
    });
    expect(unitsIn('96 $ la première année', { price: 96_00, language: 'fr' })).toEqual({
      mode: 'year',
      year: 1,
    });
    expect(unitsIn('95 $ la première année', { price: 96_00, language: 'fr' })).toBeUndefined();
    expect(unitsIn('200 $ par heure', { price: 96_00, language: 'fr' })).toBeUndefined();
    expect(unitsIn('9 600 $', { price: 0, language: 'fr' })).toBeUndefined();
  });
});

describe('seasons are read', () => {
  it('from a part of the year’s sales in named months', () => {
    const low = (high: number, ...months: number[]) =>
      Array.from({ length: 12 }, (_, at) => (months.includes(at) ? 100 : high));
    expect(seasonIn('120 paires, dont 12 en mai', 120)).toEqual(low(82, 4));
    expect(seasonIn('120 pairs, of which 60 in June, July.', 120)).toEqual(low(20, 5, 6));
    expect(seasonIn('120 pairs, including 60 in winter', 120)).toBeUndefined();
    expect(seasonIn('120 paires, dont 120 en mai', 120)).toBeUndefined();
    expect(seasonIn('120 paires, dont 119 en mai', 120)).toEqual(low(0, 4));
    expect(seasonIn('120 paires, dont 0 en mai', 120)).toBeUndefined();
    const all = 'janvier février mars avril mai juin juillet août septembre';
    expect(seasonIn(`dont 60 en ${all}`, 120)).toBeDefined();
    // Months that sell less than the others are a low season.
    expect(seasonIn('dont 1 en mai', 1_200)?.[4]).toBe(1);
  });

  it('by the names of months in both languages, as whole words', () => {
    const names = [
      ['janvier', 'January'],
      ['février', 'February'],
      ['mars', 'March'],
      ['avril', 'April'],
      ['mai', 'May'],
      ['juin', 'June'],
      ['juillet', 'July'],
      ['août', 'August'],
      ['septembre', 'September'],
      ['octobre', 'October'],
      ['novembre', 'November'],
      ['décembre', 'December'],
    ];
    for (const [at, pair] of names.entries()) {
      for (const name of pair)
        expect([name, monthsNamedIn(`en ${name}, oui`)]).toEqual([name, [at]]);
    }
    expect(monthsNamedIn('Maison, marsouin, maybe')).toEqual([]);
  });
});

it('when customers pay is read where the words are of all of them', () => {
  const after = (days: number) =>
    ['0', '30', '60', '90'].map((one) => (one === `${days}` ? '1' : '0'));
  const terms: [string, number][] = [
    ['Un client paie après 30 jours', 30],
    ['Nos clientes me paient à 60 jours', 60],
    ['Customers pay in 90 days', 90],
    ['A customer pays within 30 days', 30],
    ['Ils nous payent sous les 60 jours', 60],
    ['They pay after 90 days', 90],
    ['Les clients paieront dans 30 jours', 30],
  ];
  for (const [text, days] of terms) expect([text, collectIn(text)]).toEqual([text, after(days)]);
  expect(collectIn('Les clients paient à 45 jours')).toBeUndefined();
  expect(collectIn('Les clients paient comptant')).toBeUndefined();
});

it('the hours of the person are read, of one to ninety', () => {
  expect(ownHoursIn('I work 40 hours a week')).toBe(40);
  expect(ownHoursIn('Je fais 35 h par semaine')).toBe(35);
  expect(ownHoursIn('Me: 90 hours per week')).toBe(90);
  expect(ownHoursIn('I work 91 hours a week')).toBeUndefined();
  expect(ownHoursIn('I work 1 hours a week')).toBe(1);
  expect(ownHoursIn('I work 0 hours a week')).toBeUndefined();
  expect(ownHoursIn('Ana, 8 heures par semaine')).toBeUndefined();
  expect(ownHoursIn('Moi. Ana, 8 heures par semaine')).toBeUndefined();
  expect(ownHoursIn('Moi, 100 heures par semaine')).toBeUndefined();
});

describe('a thing with an amount', () => {
  it('is between pauses, and follows “so”', () => {
    expect(clausesOf('a, b; c\nd — e. f? g! h – 1,5 i')).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
      '1,5 i',
    ]);
    expect(clausesOf(' ; , ')).toEqual([]);
    const items = (text: string) => itemsIn(text, 'fr').map(({ name, cents }) => [name, cents]);
    expect(items('Aide 26 $, soit 312 $')).toEqual([['Aide', 312_00]]);
    expect(items('soit 312 $')).toEqual([['Soit', 312_00]]);
    expect(items('Loyer 650 $ et assurance 95 $ puis web 5 $')).toEqual([
      ['Loyer', 650_00],
      ['Assurance', 95_00],
      ['Web', 5_00],
    ]);
    expect(items('Loyer de 650 $ plus 95 $')).toEqual([]);
    expect(items('650 $ de loyer')).toEqual([['Loyer', 650_00]]);
    expect(itemsIn('Loyer 650 $ par mois; total 900 $', 'fr')).toMatchObject([
      { per: 'month', isTotal: false, words: 'Loyer 650 $ par mois' },
      { per: undefined, isTotal: true },
    ]);
  });

  it('has a short name', () => {
    const names: [string, string][] = [
      ['  - 2. un four à ', 'Four'],
      ['Il manque : une scie', 'Scie'],
      ['le loyer (bureau)', 'Loyer'],
      ['l’assurance est environ', 'Assurance'],
      ['the rent is about', 'Rent'],
      ['Four [neuf]', 'Four'],
      ['a', ''],
      ['à 5', ''],
      [`${'x'.repeat(60)}`, `X${'x'.repeat(59)}`],
      ['x'.repeat(61), ''],
      ['four :', 'Four'],
      ['•• four –', 'Four'],
    ];
    for (const [words, name] of names) expect([words, nameFrom(words)]).toEqual([words, name]);
  });

  it('keeps its name and amount, whatever separates them and makes the amount approximate', () => {
    const separators = [
      ' ',
      '\u00a0: ',
      ': ',
      ' :',
      ' – ',
      ' — ',
      ' (',
      ' de ',
      ' d’',
      ' est ',
      ' = ',
    ];
    const vague = ['', 'environ ', 'à peu près ', 'autour de ', 'près de ', 'au moins ', '~', '≈ '];
    const english = [
      'about ',
      'around ',
      'roughly ',
      'approx. ',
      'env. ',
      'up to ',
      'at least ',
      'some ',
    ];
    const amounts = ['4 000 $', '$4,000', 'entre 4 000 et 5 000 $', 'from $4,000 to $5,000'];
    for (const separator of separators) {
      for (const words of [...vague, ...english]) {
        for (const amount of amounts) {
          const text = `Four${separator}${words}${amount}; Vitrine réfrigérée${separator}${words}3 000 $`;
          const items = itemsIn(text, 'en').map(({ name, cents }) => [name, cents]);
          const found = [
            ['Four', 4_000_00],
            ['Vitrine réfrigérée', 3_000_00],
          ];
          expect([text, items]).toEqual([text, found]);
        }
      }
    }
    expect(itemsIn('Loyer, environ 900 $', 'fr')).toMatchObject([{ name: '' }]);
    expect(itemsIn('Loyer 200 – 300 $ — assurance 95 $', 'fr')).toMatchObject([
      { name: 'Loyer', cents: 200_00 },
      { name: 'Assurance', cents: 95_00 },
    ]);
  });

  it('is brought to a month by its period', () => {
    const month = (per: Parameters<typeof monthly>[0]['per']) =>
      monthly({ cents: 1_200, ambiguous: undefined, per })?.cents;
    expect(month(undefined)).toBe(1_200);
    expect(month('month')).toBe(1_200);
    expect(month('year')).toBe(100);
    expect(month('week')).toBe(5_200);
    expect(month('day')).toBe(26_000);
    expect(month('hour')).toBeUndefined();
  });

  it('has an id of its name that no other has', () => {
    const id = (name: string, ...taken: string[]) => idFrom(name, new Set(taken));
    expect(id('Éclairage & co.')).toBe('eclairage-co');
    expect(id('-- Loyer --')).toBe('loyer');
    expect(id('💡')).toBe('line');
    expect(id('💡', 'line', 'line-2')).toBe('line-3');
    expect(id('Loyer', 'loyer')).toBe('loyer-2');
    expect(id('a'.repeat(50))).toBe('a'.repeat(40));
  });
});

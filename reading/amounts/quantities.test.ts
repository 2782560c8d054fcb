import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers.ts';
import { quantitiesIn } from './quantities.ts';

const read = (text: string) =>
  quantitiesIn(text).map(({ start, end, unit, least, most }) => [
    text.slice(start, end),
    unit,
    ...(least === most ? [least] : [least, most]),
  ]);

describe('a number in words', () => {
  it.each([
    ['deux', 2],
    ['vingt et un', 21],
    ['soixante et onze', 71],
    ['soixante-dix-huit', 78],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix-sept', 97],
    ['cent quatre-vingts', 180],
    ['trois cents', 300],
    ['douze cents', 1_200],
    ['mille cent quarante', 1_140],
    ['trois mille deux cent cinquante', 3_250],
    ['deux cent mille', 200_000],
    ['deux millions trois cent mille', 2_300_000],
    ['une centaine', 100],
    ['deux douzaines', 24],
    ['twenty-one', 21],
    ['two hundred and five', 205],
    ['twelve hundred', 1_200],
    ['a hundred', 100],
    ['a thousand', 1_000],
    ['three hundred and fifty thousand', 350_000],
    ['two million', 2_000_000],
    ['a dozen', 12],
    ['1,5 million', 1_500_000],
    ['40 mille', 40_000],
    ['3 dozen', 36],
  ])('is read from %s', (text, value) => {
    expect(numbersIn(text).map((number) => number.value)).toEqual([value]);
    expect(numbersIn(`x ${text}, y`).map((number) => number.value)).toEqual([value]);
  });

  it('ends where another begins', () => {
    const values = (text: string) => numbersIn(text).map(({ value }) => value);
    expect(values('entre cinq et dix mille')).toEqual([5, 10_000]);
    expect(values('un, deux, trois')).toEqual([2, 3]);
    expect(values('two hundred a month')).toEqual([200]);
    expect(values('deux twenty')).toEqual([2, 20]);
    expect(values('deux trois')).toEqual([2, 3]);
    expect(values('vingt trente')).toEqual([20, 30]);
  });

  it('is none in an article, a share, a coin or a cake', () => {
    for (const text of [
      'un local',
      'a house',
      'la douzaine',
      'several thousand',
      'des centaines',
    ]) {
      expect(numbersIn(text)).toEqual([]);
    }
    expect(numbersIn('12 pour cent, per cent, a cent').map(({ value }) => value)).toEqual([12]);
    expect(numbersIn('5 mille-feuilles').map(({ value }) => value)).toEqual([5]);
  });
});

describe('a quantity', () => {
  it.each([
    ['deux mille dollars', [['deux mille dollars', 'dollars', 2_000]]],
    ['deux à trois cents dollars', [['deux à trois cents dollars', 'dollars', 200, 300]]],
    ['entre 10 et 15 k$', [['10 et 15 k$', 'dollars', 10_000, 15_000]]],
    ['un budget de 500 dollars', [['500 dollars', 'dollars', 500]]],
    ['a 500-dollar budget', [['500-dollar', 'dollars', 500]]],
    ['30 cents la livre', [['30 cents', 'dollars', 0.3]]],
    ['9,975 %', [['9,975 %', 'percent', 9.975]]],
    ['0,602 %', [['0,602 %', 'percent', 0.602]]],
    ['12%', [['12%', 'percent', 12]]],
    ['douze pour cent', [['douze pour cent', 'percent', 12]]],
    ['twenty percent', [['twenty percent', 'percent', 20]]],
    ['5 à 10 %', [['5 à 10 %', 'percent', 5, 10]]],
    ['12 percentage points', [['12 percentage points', 'percent', 12]]],
    ['1,35 fois', [['1,35 fois', 'times', 1.35]]],
    ['1.35x', [['1.35x', 'times', 1.35]]],
    ['40 clients par mois', [['40', 'count', 40]]],
    ['30-40 units', [['30-40', 'count', 30, 40]]],
    ['110g de savon', [['110', 'count', 110]]],
    ['1,2 million de ménages', [['1,2 million', 'count', 1_200_000]]],
    ['Une vingtaine de cafés', [['Une vingtaine', 'count', 20]]],
    ['2000 abonnés', [['2000', 'count', 2_000]]],
    ['dont 150 en mai', [['150', 'bare', 150]]],
  ])('is read from %s', (text, found) => {
    expect(read(text)).toEqual(found);
  });

  it.each([
    ...['30 jours', '12 premiers mois', 'a 90-day plan', '3 à 6 mois', '25 ans', 'twenty minutes'],
    ...[
      '15 mai',
      'May 15',
      'le 1er juin',
      'en 2027, ventes',
      '2026-11-25',
      '9 h 30',
      '9:30',
      '5 pm',
    ],
    ...['2e client', '3rd sale', '1re vente', 'T1', 'B2B', 'COVID-19', '3D', '24/7', '1080 x 1080'],
    ...['418 555-1234', '(418) 555-1234', 'G5L 3A1', '1234 rue Principale', '1250 Main Street'],
    ...[
      'étape 3 clients',
      'Loi 25 vise',
      'Month 18 sales',
      'page 23 says',
      'n° 5 clients',
      '#40 units',
    ],
    ...['300 mots', '25 pages', '2 fois par an', 'deux samedis', 'aged 35 people'],
  ])('is none in %s', (text) => {
    expect(read(text).filter(([, unit]) => unit !== 'bare')).toEqual([]);
  });
});

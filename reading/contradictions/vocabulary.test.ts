import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { describe, expect, it } from 'vitest';
import { ids, type Offer } from './testing/contradictionsFound.ts';

const understood = (words: readonly string[], isUnderstood: (word: string) => boolean) =>
  words.filter(isUnderstood);

describe('a number of sales', () => {
  const fixed = [{ id: 'f', amount: 6_000_00, tax: 'none' as const }];
  // The plan has one sale a month, and the break-even is 120 sales a month.
  const offer: Offer = { price: 100_00, cost: 50_00, units: { mode: 'ramp', anchors: { 1: 1 } } };
  const isDifferent = (text: string, more: Partial<ForecastInputs> = {}) =>
    ids({ 'finances.breakEven': text }, { fixed, ...more }, offer).length === 1;

  it('has a period of its own', () => {
    const periods = ['semaine', 'week', 'an', 'année', 'year'];
    expect(understood(periods, (period) => isDifferent(`120 sales a ${period}`))).toEqual(periods);
    expect(
      understood(['mois', 'month'], (period) => isDifferent(`120 sales per ${period}`)),
    ).toEqual([]);
    expect(isDifferent('500 sales each month')).toBe(true);
    expect(isDifferent('500 ventes chaque mois')).toBe(true);
    expect(isDifferent('500 sales a day')).toBe(false);
    expect(isDifferent('500 a month')).toBe(false);
    expect(isDifferent('1 500 new sales of our two boxes a month')).toBe(true);
    expect(isDifferent('500 of the sales of these big boxes a month')).toBe(false);
    expect(isDifferent('Open 2 days, 500 sales a month')).toBe(true);
  });
});

it('seasons are understood by their words', () => {
  const isUnderstood = (text: string) =>
    ids({ 'finances.cashFlow': text }, {}, { units: { mode: 'ramp', anchors: { 1: 1 } } })
      .length === 1;
  const words = [
    'Ventes saisonnières',
    'Off-season is long',
    'Seasonality',
    'saison creuse',
    'saisons mortes',
    'saison haute',
    'saison  basse',
    'haute saison',
    'basse saison',
    'mois creux',
    'low season',
    'high months',
    'peak season',
    'slow months',
    'busy month',
    'dead season',
  ];
  expect(understood(words, isUnderstood)).toEqual(words);
  const times = [
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'hiver printemps été automne january february march april may june july august september',
    'october november december winter spring summer fall autumn',
  ].flatMap((line) => line.split(' '));
  expect(understood(times, (time) => isUnderstood(`en ${time} est tranquille`))).toEqual(times);
  const states = [
    'est tranquille, sont mortes, sera très creux, seront fous, est fou, est folle, sont folles',
    'is calme, are calmes, will be lent, is lents, is very slow, is quiet, is dead, is mad',
    'are crazy, will be busy, est mort, sont morts, est tranquilles',
  ].flatMap((line) => line.split(', '));
  expect(understood(states, (state) => isUnderstood(`Juillet ${state}`))).toEqual(states);
  expect(
    understood(['season', 'saison', 'busy', 'Juillet est beau', 'low price'], isUnderstood),
  ).toEqual([]);
});

it('payment at once is understood by its words', () => {
  const isUnderstood = (text: string) =>
    ids({ 'finances.cashFlow': text }, { collect: ['0', '1', '0', '0'] }).length === 1;
  const words = [
    'paie à la commande',
    'paient comptant',
    'payé d’avance',
    'payés sur place',
    'paient à la livraison',
    'pay upfront',
    'pays up front',
    'paid in advance',
    'pay on the spot',
    'pay when they order',
    'pay when ordering',
    'pay at the till',
    'pay at checkout',
    'pay at order',
    'paid cash',
  ];
  expect(understood(words, isUnderstood)).toEqual(words);
  expect(
    understood(['paid', 'in advance', 'paid later', 'repaid cash', 'pay cashier'], isUnderstood),
  ).toEqual([]);
});

it('a price is understood by its words', () => {
  const isUnderstood = (text: string) =>
    ids({ 'rd.productDescription': text }, {}, { price: 100_00 }).length === 1;
  const words = 'à prix vendu vendue vendues forfait at for price priced sold'.split(' ');
  expect(understood(words, (word) => isUnderstood(`${word}: 120 $`))).toEqual(words);
  expect(
    understood(['pour', 'soldat', 'format', 'attend', 'coûte', 'costs'], (word) =>
      isUnderstood(`${word}: 120 $`),
    ),
  ).toEqual([]);
});

it('who works is understood by words', () => {
  const staff = [{ id: 's' }];
  const isAlone = (text: string) => ids({ 'business-plan.team': text }, { staff }).length === 1;
  const words = ['seul', 'Seule', 'en solo', 'solo', 'alone', 'just me', 'only me', 'by myself'];
  expect(understood([...words, 'on my own'], isAlone)).toEqual([...words, 'on my own']);
  const help = [
    'puis ensuite employé employée employés aide aides apprenti apprentie stagiaire stagiaires',
    'engagerai engagé embauche embaucherai then later hire hiring helper helpers employee',
    'employees apprentice apprentices intern interns',
  ].flatMap((line) => line.split(' '));
  expect(understood(help, (word) => isAlone(`Seule, ${word}.`))).toEqual([]);
  expect(understood(['pas seule', 'pas seul', 'not alone'], isAlone)).toEqual([]);
  expect(understood(['seulement', 'soloist', 'standalone'], isAlone)).toEqual([]);
  expect(isAlone('Seule, plaidera, attending')).toBe(true);
});

it('marketing is understood by the name of a line', () => {
  const isUnderstood = (name: string) =>
    ids({ 'marketing.budget': '500-1000' }, { fixed: [{ id: 'f', name, amount: 1 }] }).length === 1;
  const words = [
    'Marketing publicité publicitaire pub promo promotions advertising adverts ad ads Facebook',
    'Instagram dépliant dépliants flyer flyers leaflet leaflets',
  ].flatMap((line) => line.split(' '));
  expect(understood(words, isUnderstood)).toEqual(words);
  expect(understood(['Public', 'adresse', 'pubs', 'Supermarket', 'Loyer'], isUnderstood)).toEqual(
    [],
  );
});

it('an opening is understood where a milestone begins with it', () => {
  const isUnderstood = (text: string) =>
    ids({ 'business-plan.milestones': `${text} in June` }).length === 1;
  const words = [
    'Ouverture',
    'grande ouverture',
    'lancement',
    'on ouvre',
    'j’ouvre',
    'nous ouvrons',
    'opening',
    'grand opening',
    'launch',
    'we open',
    'i open',
    '1. launch',
    '2) launch',
    '3.launch',
  ];
  expect(understood(words, isUnderstood)).toEqual(words);
  const others = [
    'openings',
    'relaunch',
    'on ouvrera',
    'launch online',
    'launch of the site',
    'ouverture en ligne',
  ];
  expect(understood(others, isUnderstood)).toEqual([]);
});

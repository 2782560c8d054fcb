import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectTexts } from '../projectTexts.ts';
import { withoutProposedTexts, withProposals } from './apply.ts';
import { itemsIn, monthly } from './items.ts';
import { proposalsFrom } from './read.ts';
import { collectIn, ownHoursIn, seasonIn, unitsIn } from './sales.ts';

const today = '2026-11-24';
const finances = (answers: Record<string, string>, comments = ''): ProjectTexts => ({
  finances: { answers, comments },
});
const proposed = (project: ProjectTexts, before?: ForecastForm) =>
  withProposals(before, proposalsFrom(project, { today, language: 'fr' }));

describe('the things in a text', () => {
  const named = (text: string) => itemsIn(text, 'fr').map(({ name, cents }) => [name, cents]);

  it.each([
    [
      'Cuisine 650 $, assurance 95 $',
      [
        ['Cuisine', 650_00],
        ['Assurance', 95_00],
      ],
    ],
    [
      'Rent $1,200 and phone $75',
      [
        ['Rent', 1_200_00],
        ['Phone', 75_00],
      ],
    ],
    ['téléphone et logiciel 75 $', [['Téléphone et logiciel', 75_00]]],
    ['Il manque : une cardeuse (6 500 $).', [['Cardeuse', 6_500_00]]],
    ['Helper: 12 hours at $26, so $312.', [['12 hours', 312_00]]],
    ['Rien pour le moment.', []],
  ])('are named with their amounts: %s', (text, items) => {
    expect(named(text).map(([, cents]) => cents)).toEqual(items.map(([, cents]) => cents));
    if (!text.startsWith('Helper')) expect(named(text)).toEqual(items);
  });

  it('are brought to a month', () => {
    const cents = (text: string) => itemsIn(text, 'fr').map((item) => monthly(item)?.cents);
    expect(cents('Assurance 1 140 $ par an, loyer 650 $, aide 100 $ par semaine')).toEqual([
      95_00, 650_00, 433_33,
    ]);
  });
});

describe('how many are sold', () => {
  it.each([
    ['15 coops au sixième mois, 45 au douzième', { 6: 15, 12: 45 }],
    ['15 co-ops by month six, 45 by month twelve', { 6: 15, 12: 45 }],
    ['60 boîtes par mois au sixième mois, 100 au douzième', { 6: 60, 12: 100 }],
    ['10 repairs in the first month, 30 by the twelfth', { 1: 10, 12: 30 }],
    ['900 sales in the first month, 1,800 by the twelfth', { 1: 900, 12: 1_800 }],
    ['900 paniers au premier mois, 1 800 au douzième', { 1: 900, 12: 1_800 }],
    ['30 visits a month', { 1: 30 }],
    ['1,200 visits a month', { 1: 1_200 }],
    ['1.200 visites par mois', { 1: 1_200 }],
    ['1’200 visites par mois', { 1: 1_200 }],
    ['60 abonnements annuels au douzième mois', { 12: 60 }],
    ['20 abonnements annuels par mois', { 1: 20 }],
    ['10 journées de formation par mois', { 1: 10 }],
    ['80 hours a month', { 1: 80 }],
    ['Camp pour enfants de 5 à 12 ans : 40 inscriptions par mois', { 1: 40 }],
  ])('is read by the month: %s', (text, anchors) => {
    expect(unitsIn(text, undefined)).toEqual({ mode: 'ramp', anchors });
  });

  it.each([
    ['420 paires la première année, soit environ 41 000 $', 420],
    ['2 moves a month in spring. 40 for the year, so $74,000.', 40],
    ['69 000 $ de ventes la première année', 719],
    ['12 ateliers mensuels la première année', 12],
    ['600 heures la première année', 600],
  ])('is read by the year: %s', (text, year) => {
    expect(unitsIn(text, { price: 96_00, language: 'fr' })).toEqual({ mode: 'year', year });
  });

  it('is not guessed', () => {
    expect(unitsIn('12 34 visites par mois', undefined)).toBeUndefined();
    expect(unitsIn('1,2,3 visites par mois', undefined)).toBeUndefined();
    expect(unitsIn('Ouvert 5 jours par semaine', undefined)).toBeUndefined();
    expect(unitsIn('Le plus possible', { price: 96_00, language: 'fr' })).toBeUndefined();
    expect(unitsIn('40 sales in the first week', { price: 96_00, language: 'fr' })).toBeUndefined();
    expect(unitsIn('69 000 $ la première année', undefined)).toBeUndefined();
  });

  it('has seasons where a part of the year is given', () => {
    const season = seasonIn('420 paires, dont 150 en novembre et décembre', 420);
    expect(season).toEqual([36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 100, 100]);
    expect(seasonIn('420 paires', 420)).toBeUndefined();
  });
});

it('reads when customers pay where the words are of all of them, and the hours of the person', () => {
  expect(collectIn('Les clients paient à 30 jours.')).toEqual(['0', '1', '0', '0']);
  expect(collectIn('Customers pay after 60 days')).toEqual(['0', '0', '1', '0']);
  expect(collectIn('Les boutiques paient à 30 jours.')).toBeUndefined();
  expect(ownHoursIn('Moi, 30 heures par semaine. Mon chum, 8 heures.')).toBe(30);
  expect(ownHoursIn('Moi, 37,5 heures par semaine.')).toBe(37.5);
  expect(ownHoursIn('I work 37.5 h a week')).toBe(37.5);
});

describe('proposals', () => {
  it('fill a new form, each with where it comes from', () => {
    const form = proposed(
      finances({ pricingStrategy: '98 $ la paire', fixedCosts: 'Loyer 650 $' }),
    );
    expect(form.inputs).toEqual({
      opening: '2027-02',
      offers: [{ id: 'offer-1', price: 98_00 }],
      fixed: [{ id: 'loyer', name: 'Loyer', amount: 650_00 }],
    });
    expect(form.origins).toMatchObject({
      opening: 'proposed',
      'offers.0.price': 'answer:finances.pricingStrategy',
      'fixed.0.amount': 'answer:finances.fixedCosts',
    });
    expect(form.confirmed).toEqual([]);
  });

  it('ask about an amount with two meanings, and follow its answer', () => {
    const answers = { pricingStrategy: '12,000 $ la paire', fixedCosts: 'Loyer 1.200 $' };
    const form = proposed(finances(answers));
    expect(form.typed).toEqual({ 'offers.0.price': '12,000', 'fixed.0.amount': '1.200' });
    expect(form.inputs.offers[0]).not.toHaveProperty('price');
    expect(form.inputs.fixed).toEqual([{ id: 'loyer', name: 'Loyer' }]);
    expect(form.origins['offers.0.price']).toBe('answer:finances.pricingStrategy');
    const later = proposed(finances({ ...answers, pricingStrategy: '12 000 $' }), form);
    expect(later.typed).toEqual({ 'fixed.0.amount': '1.200' });
    expect(later.inputs.offers[0]?.price).toBe(12_000_00);
    const own = { ...form, origins: { 'offers.0.price': 'yours' } };
    expect(proposed(finances({ pricingStrategy: '95 $' }), own).typed['offers.0.price']).toBe(
      '12,000',
    );
    expect(withoutProposedTexts(form).typed).toEqual({});
    expect(proposed(finances(answers), withoutProposedTexts(form)).typed).toEqual(form.typed);
    expect(withoutProposedTexts(own)).toBe(own);
    const other = proposed(finances({ fixedCosts: 'Assurance 95 $' }), form);
    expect(other.inputs.fixed?.map(({ id }) => id)).toEqual(['assurance']);
    expect(other.typed).toEqual({ 'offers.0.price': '12,000' });
  });

  it('take the only meaning that an amount has in English, or that fits', () => {
    const project = finances({ pricingStrategy: '$12,000', variableCosts: '12,500 k$' });
    const { fields } = proposalsFrom(project, { today, language: 'en' });
    expect(fields).toContainEqual(
      expect.objectContaining({ path: 'offers.0.price', value: 12_000_00 }),
    );
    expect(proposed(project).inputs.offers[0]?.cost).toBe(12_500_00);
  });

  it('add up no amount with two meanings, and bring none to another period', () => {
    const form = proposed(
      finances({
        variableCosts: 'Laine 1,500 $, boîte 2 $',
        fixedCosts: 'Assurance 1,200 $ par an',
        revenueGoals: '69,000 $ la première année',
        pricingStrategy: '25 $',
      }),
    );
    expect(form.typed).toEqual({});
    expect(form.inputs).toEqual({
      opening: '2027-02',
      offers: [{ id: 'offer-1', price: 25_00 }],
      fixed: [{ id: 'assurance', name: 'Assurance', tax: 'none' }],
    });
  });

  it('follow the answer until they are confirmed, and never after', () => {
    const first = proposed(finances({ pricingStrategy: '98 $', fixedCosts: 'Loyer 650 $' }));
    const later = finances({ pricingStrategy: '105 $', fixedCosts: 'Loyer 700 $' });
    expect(proposed(later, first).inputs.offers[0]?.price).toBe(105_00);
    expect(proposed(later, first).inputs.fixed?.[0]?.amount).toBe(700_00);
    const confirmed = { ...first, confirmed: ['offers.0.price', 'fixed.0.amount'] };
    expect(proposed(later, confirmed).inputs).toEqual(first.inputs);
  });

  it('leave a list alone that the person added to or removed from', () => {
    const form = proposed(finances({ fixedCosts: 'Loyer 650 $' }));
    const removed = {
      ...form,
      inputs: { ...form.inputs, fixed: [] },
      origins: {},
      confirmed: ['fixed'],
    };
    expect(proposed(finances({ fixedCosts: 'Loyer 650 $' }), removed).inputs.fixed).toEqual([]);
  });

  it('take a line back that its answer no longer states', () => {
    const form = proposed(finances({ fixedCosts: 'Loyer 650 $, assurance 95 $' }));
    const after = proposed(finances({ fixedCosts: 'Assurance 95 $' }), form);
    expect(after.inputs.fixed?.map(({ id }) => id)).toEqual(['assurance']);
    expect(after.origins['fixed.0.amount']).toBe('answer:finances.fixedCosts');
    expect(Object.keys(after.origins).some((path) => path.startsWith('fixed.1'))).toBe(false);
  });

  it('leave a field alone in which something is typed that is no value', () => {
    const form = { ...proposed(finances({})), typed: { 'offers.0.price': 'abc' } };
    expect(proposed(finances({ pricingStrategy: '98 $' }), form).inputs.offers[0]?.price).toBe(
      undefined,
    );
  });

  it('read money that is put in, borrowed and given', () => {
    const { inputs } = proposed(
      finances(
        {},
        'Mise de fonds de 10 000 $, un prêt de 8 000 $ de la SADC, une subvention de 5 000 $.',
      ),
    );
    expect(inputs.capital).toEqual([{ id: 'own', amount: 10_000_00 }]);
    expect(inputs.loans).toEqual([
      { id: 'loan', name: 'Prêt (SADC)', amount: 8_000_00, rate: '8', term: 60 },
    ]);
    expect(inputs.grants).toMatchObject([{ amount: 5_000_00 }]);
  });

  it('are a form that may be saved, whatever is written', () => {
    const words = fc.constantFrom(
      '1 000 000 000 $',
      '$',
      '650 $',
      'loyer',
      'prêt de',
      ',',
      'et',
      'salaire',
      '10 $ par heure',
      '999999999 par mois',
      '12 heures',
      '(',
      ':',
      'dont 3 en mai',
      'première année',
      '\n',
      'Ana',
      '0 $',
      '🙂',
      '<b>',
      'mise de fonds',
    );
    const text = fc.array(words, { maxLength: 30 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, text, text, (price, costs, goals, comments) => {
        const form = proposed({
          finances: {
            answers: {
              pricingStrategy: price,
              fixedCosts: costs,
              variableCosts: costs,
              revenueGoals: goals,
            },
            comments,
          },
          'business-plan': { answers: { resources: costs, team: comments } },
          rd: { answers: { productDescription: price } },
        });
        expect(forecastInputsSchema.safeParse(form.inputs).error).toBeUndefined();
        expect(proposed(finances({}), form).inputs.opening).toBe('2027-02');
      }),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { ProjectTexts } from '../projectTexts.ts';
import { proposalsFrom } from './read.ts';

type Answers = Readonly<Record<string, string>>;
const today = '2026-11-24';

/** @returns value and origin of each proposed field but the default opening. @param answers by "module.question". */
function proposed(answers: Answers): Record<string, unknown> {
  const project: Record<string, { answers: Answers }> = {};
  for (const [path, text] of Object.entries(answers)) {
    const [module = '', question = ''] = path.split('.');
    project[module] = { answers: { ...project[module]?.answers, [question]: text } };
  }
  const { fields } = proposalsFrom(project satisfies ProjectTexts, { today, language: 'fr' });
  const kept = fields.filter(({ path, origin }) => path !== 'opening' || origin !== 'proposed');
  return Object.fromEntries(kept.map(({ path, value, origin }) => [path, [value, origin]]));
}

describe('the beginning of a form', () => {
  it('opens in three months, unless a time is chosen', () => {
    const at = (timeline: string) =>
      proposalsFrom({ 'business-plan': { answers: { timeline } } }, { today, language: 'fr' })
        .fields;
    const origin = 'answer:business-plan.timeline';
    expect(at('')).toEqual([{ path: 'opening', value: '2027-02', origin: 'proposed' }]);
    expect(at('within3Months')).toEqual([{ path: 'opening', value: '2027-02', origin }]);
    expect(at(' within6Months ')).toEqual([{ path: 'opening', value: '2027-05', origin }]);
    expect(at('withinYear')).toEqual([{ path: 'opening', value: '2027-11', origin }]);
    expect(at('moreThanYear')).toEqual([{ path: 'opening', value: '2028-05', origin }]);
  });

  it('has the legal form chosen, where the forecast knows it', () => {
    const of = (legalStructure: string) =>
      proposed({ 'business-plan.legalStructure': legalStructure }).form;
    const origin = 'answer:business-plan.legalStructure';
    expect(of('soleProprietorship')).toEqual(['soleProprietorship', origin]);
    expect(of('corporation')).toEqual(['corporation', origin]);
    expect(of('sharedCorporation')).toEqual(['corporation', origin]);
    expect(of('nonProfit')).toEqual(['nonProfit', origin]);
    expect(of('unsure')).toBeUndefined();
  });
});

describe('the first offer', () => {
  it('has the name and the price of the product', () => {
    const origin = 'answer:rd.productDescription';
    expect(proposed({ 'rd.productDescription': 'Des paniers à 45 $. Livrés.' })).toEqual({
      'offers.0.name': ['Paniers', origin],
      'offers.0.price': [45_00, origin],
    });
    expect(proposed({ 'rd.productDescription': 'Soap bars for $8.50, in boxes' })).toEqual({
      'offers.0.name': ['Soap bars', origin],
      'offers.0.price': [8_50, origin],
    });
    expect(proposed({ 'rd.productDescription': '...' })).toEqual({});
  });

  it('has first of all the price of the pricing', () => {
    const found = proposed({
      'finances.pricingStrategy': '50 à 60 $',
      'rd.productDescription': 'Panier à 45 $',
    });
    expect(found['offers.0.price']).toEqual([50_00, 'answer:finances.pricingStrategy']);
  });

  it('costs what its parts cost, or their total, without what the card takes', () => {
    const origin = 'answer:finances.variableCosts';
    const costs = (text: string, price = '100 $') =>
      proposed({ 'finances.variableCosts': text, 'finances.pricingStrategy': price });
    expect(costs('Tissu 12 $, fil 3 $')).toMatchObject({ 'offers.0.cost': [15_00, origin] });
    expect(costs('Tissu 12 $, fil 3 $')).not.toHaveProperty('cardFee');
    expect(costs('Tissu 12 $, frais de carte 2,70 $')).toMatchObject({
      'offers.0.cost': [12_00, origin],
      cardFee: ['2.7', origin],
    });
    expect(costs('Tissu 12 $, frais de carte 3 $, total 15 $')).toMatchObject({
      'offers.0.cost': [12_00, origin],
      cardFee: ['3', origin],
    });
    expect(costs('Farine 2 $, emballage 0,50 $ et 300 $ d’essence par mois')).toMatchObject({
      'offers.0.cost': [2_50, origin],
    });
    expect(costs('2 boîtes à 0,75 $ chacune, total 300 $ par mois')).toMatchObject({
      'offers.0.cost': [1_50, origin],
    });
    expect(costs('Pour une boîte mensuelle : 41 $ d’ingrédients, 6 $ d’emballage')).toMatchObject({
      'offers.0.cost': [47_00, origin],
    });
    // An hourly wage is not a cost of a sale. Without a price, a card fee is counted as a cost.
    expect(costs('Tissu 12 $, aide 20 $ par heure')).toMatchObject({
      'offers.0.cost': [12_00, origin],
    });
    expect(costs('Tissu 12 $, frais de carte 2 $', '')).toEqual({
      'offers.0.cost': [14_00, origin],
    });
    expect(costs('Aide 20 $ par heure', '')).toEqual({});
    expect(costs('Rien', '')).toEqual({});
    // A percentage above 60 cannot be a card fee.
    expect(costs('Tissu 1 $, card payment 61 $')).not.toHaveProperty('cardFee');
    expect(costs('Tissu 1 $, card payment 60 $')).toMatchObject({ cardFee: ['60', origin] });
    expect(costs('Frais de carte 3 $, total 2 $')).toMatchObject({ 'offers.0.cost': [0, origin] });
  });

  it('sells by month or by year, with the season given', () => {
    const origin = 'answer:finances.revenueGoals';
    const goals = (text: string) => proposed({ 'finances.revenueGoals': text });
    expect(goals('30 visits a month')).toEqual({
      'offers.0.units': [{ mode: 'ramp', anchors: { 1: 30 } }, origin],
    });
    expect(goals('420 paires la première année')).toEqual({
      'offers.0.units': [{ mode: 'year', years: [420, 420, 420] }, origin],
    });
    expect(goals('240 paires la première année, dont 120 en mai')).toEqual({
      'offers.0.units': [{ mode: 'year', years: [240, 240, 240] }, origin],
      'offers.0.season': [[9, 9, 9, 9, 100, 9, 9, 9, 9, 9, 9, 9], origin],
    });
    expect(goals('Beaucoup')).toEqual({});
  });
});

it('reads when customers pay, what the person draws and how long they work', () => {
  expect(proposed({ 'finances.cashFlow': 'Les clients paient à 30 jours.' })).toEqual({
    collect: [['0', '1', '0', '0'], 'answer:finances.cashFlow'],
  });
  const origin = 'answer:finances.fixedCosts';
  expect(proposed({ 'finances.fixedCosts': 'Loyer 650 $, mon salaire 24 000 $ par an' })).toEqual({
    'ownerPay.amount': [2_000_00, origin],
  });
  expect(proposed({ 'finances.fixedCosts': 'Loyer 650 $' })).toEqual({});
  expect(proposed({ 'business-plan.team': 'Moi, 30 heures par semaine.' })).toEqual({
    hoursPerWeek: [30, 'answer:business-plan.team'],
  });
});

import fc from 'fast-check';
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

  const costsOf = (variableCosts: string, price: string) => {
    const found = proposed({
      'finances.variableCosts': variableCosts,
      'finances.pricingStrategy': price,
    });
    return [found['offers.0.cost'], found.cardFee].map((one) => (one as unknown[])?.[0]);
  };

  it.each([
    // The text, the price, the cost in cents and the card fee in percent.
    ['Frais de carte 0,60 $', '20 $', undefined, '3'],
    ['Frais de carte 0,30 $', '1 000 $', 30, undefined],
    ['Tissu 0,20 $, frais de paiement 0,70 $', '1 $', 90, undefined],
    ['Tissu 12 $, card fee 2,70 $', '100 $', 12_00, '2.7'],
    ['Tissu 12 $, credit card processing 2,70 $', '100 $', 12_00, '2.7'],
    ['Tissu 12 $, frais de traitement des paiements 2,70 $', '100 $', 12_00, '2.7'],
    ['Tissu 12 $, Stripe 2,70 $', '100 $', 12_00, '2.7'],
    ['Carte 1,20 $, enveloppe 0,30 $', '6 $', 1_50, undefined],
    ['Greeting card $1.20, envelope $0.30', '6 $', 1_50, undefined],
    ['Frais d’emballage de la carte 0,50 $', '6 $', 50, undefined],
  ])('has every cost once, in the cost or as a card fee: %s for %s', (text, price, cost, fee) => {
    expect(costsOf(text, price)).toEqual([cost, fee]);
  });

  it('counts every amount for one sale, whatever the price', () => {
    const cents = fc.integer({ min: 1, max: 500_00 });
    fc.assert(
      fc.property(cents, cents, cents, (tissue, fee, price) => {
        const dollars = (amount: number) => `${(amount / 100).toFixed(2).replace('.', ',')} $`;
        const text = `Tissu ${dollars(tissue)}, frais de carte ${dollars(fee)}`;
        const [cost, cardFee] = costsOf(text, dollars(price)) as [number, string | undefined];
        const counted = cost + (Number(cardFee ?? 0) * price) / 100;
        // A percentage has one decimal.
        expect(Math.abs(counted - tissue - fee)).toBeLessThanOrEqual(price / 2_000 + 1e-6);
      }),
    );
  });

  const ofTissue = [12_00, undefined];
  it.each([
    'frais mensuels de plateforme 39 $',
    'frais de plateforme mensuels 39 $',
    'abonnement annuel 390 $',
    'monthly platform fee $39',
    'Par mois : 39 $',
    'Par mois : plateforme 39 $',
    'Monthly: $39',
    'aide 20 $ par h',
    'aide 20 $/h',
    'aide 150 $ par j',
    'plateforme 39 $ par mois par carte',
    'plateforme par mois 39 $',
  ])('leaves what is paid by the period out of the cost of a sale: %s', (text) => {
    expect(costsOf(`Tissu 12 $; ${text}`, '100 $')).toEqual(ofTissue);
  });

  it.each([
    'Boîte mensuelle : 12 $ d’ingrédients',
    'Coût d’une boîte mensuelle 12 $',
    '12 $ par abonné par mois',
    'Ingrédients de la semaine : 12 $',
  ])('counts what is sold by the period: %s', (text) => {
    expect(costsOf(text, '100 $')).toEqual(ofTissue);
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

it.each([
  // The fixed costs, the owner's pay a month, and the pay of each employee.
  ['mon salaire 25 $ par heure', undefined, {}],
  ['Salaire 2 000 $', 2_000_00, {}],
  ['Salaire mensuel : 2 000 $', 2_000_00, {}],
  ['My own pay $900', 900_00, {}],
  ['Prélèvements 500 $', 500_00, {}],
  ['Salaire du propriétaire 500 $', 500_00, {}],
  ['salaire de mon employée 2 500 $ par mois', undefined, { 'Salaire de mon employée': 2_500_00 }],
  ['Salaire de Luc 3 000 $, mon salaire 1 500 $', 1_500_00, { 'Salaire de Luc': 3_000_00 }],
  ['Mon salaire et celui de Luc 5 000 $', undefined, {}],
  ['Salaire (Luc) 3 000 $', undefined, { Salaire: 3_000_00 }],
  ['Salaires totaux 5 000 $', undefined, {}],
  ['Salaires 60 000 $ par an', undefined, { Salaires: 5_000_00 }],
] as const)('takes only the owner’s pay for theirs: %s', (fixedCosts, own, staff) => {
  const project = { finances: { answers: { fixedCosts } } };
  const { fields, lines } = proposalsFrom(project, { today, language: 'fr' });
  expect(fields.find(({ path }) => path === 'ownerPay.amount')?.value).toBe(own);
  const paid = lines.map(({ line: { name, pay } }) => [name, (pay as { amount: number }).amount]);
  expect(Object.fromEntries(paid)).toEqual(staff);
});

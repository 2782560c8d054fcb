import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { describe, expect, it } from 'vitest';
import { foundInFull, ids, type Offer } from './testing/contradictionsFound.ts';

/** @returns the id and French text of each check on an answer, with plain spaces. Expects a link to the answer. */
function inFrench(
  place: string,
  answer: string,
  inputs: Partial<ForecastInputs> = {},
  offer: Offer = {},
) {
  return foundInFull({ [place]: answer }, inputs, offer).map(
    ({ id, severity, modules, mendAt, text }) => {
      expect(severity).toBe('warning');
      expect(modules.at(-1)).toBe('finances');
      expect(`${mendAt.module}.${mendAt.question}`).toBe(place);
      expect(text.en).toMatch(/^[A-Z].*\.$/);
      return [id, text.fr.replaceAll('\u00a0', ' ')];
    },
  );
}

const price = { price: 100_00 };
const yearly = { mode: 'year' as const, years: [100, 100, 100] };

describe('a contradiction in French', () => {
  it('of the opening', () => {
    expect(inFrench('business-plan.timeline', 'within3Months')).toEqual([
      [
        'openingAgainstTimeline',
        'Les prévisions ouvrent en mai 2027, ce qui n’est pas le moment que vous y avez choisi.',
      ],
    ]);
    expect(inFrench('business-plan.milestones', 'Ouverture en juin')).toEqual([
      [
        'openingAgainstMilestones',
        'Vos jalons parlent d’une ouverture en juin; les prévisions ouvrent en mai 2027.',
      ],
    ]);
  });

  it('of the money to start', () => {
    const startup = [{ id: 's', amount: 30_000_00, tax: 'none' as const }];
    expect(inFrench('finances.initialInvestment', '10000-20000', { startup })).toEqual([
      [
        'usesOutsideBand',
        'Ce que les prévisions comptent pour démarrer fait 30 000 $, hors de la fourchette que vous y avez choisie.',
      ],
    ]);
    // Below the band, the text gives the larger of sources and uses.
    const capital = [{ id: 'c', amount: 8_000_00 }];
    const few = [{ id: 's', amount: 7_000_00, tax: 'none' as const }];
    expect(
      inFrench('finances.initialInvestment', '10000-20000', { startup: few, capital })[0]?.[1],
    ).toContain('fait 8 000 $,');
    const grants = [{ id: 'g', amount: 1_00 }];
    expect(inFrench('finances.fundingSources', 'ownSavings', { grants })).toEqual([
      [
        'mainSourceNotLargest',
        'La source principale que vous y avez choisie n’est pas la plus grande des prévisions.',
      ],
    ]);
  });

  it('of who works, and of marketing', () => {
    expect(inFrench('business-plan.team', 'Seule', { staff: [{ id: 's' }] })).toEqual([
      [
        'aloneYetStaff',
        'Vous y dites travailler sans personne d’autre; les prévisions paient du personnel.',
      ],
    ]);
    const fixed = [{ id: 'f', name: 'Publicité', amount: 2_000_00 }];
    expect(inFrench('marketing.budget', '500-1000', { fixed })).toEqual([
      [
        'marketingOutsideBand',
        'Les prévisions comptent 2 000 $ de marketing par mois, hors de la fourchette que vous y avez choisie.',
      ],
    ]);
  });

  it('of prices and goals', () => {
    expect(inFrench('finances.pricingStrategy', '120 $', {}, price)).toEqual([
      ['priceTold:finances', 'Vous y parlez d’un prix de 120 $; les prévisions comptent 100 $.'],
    ]);
    const offer = { ...price, units: yearly };
    expect(inFrench('finances.revenueGoals', '20 000 $ par année', {}, offer)).toEqual([
      [
        'goalDiffers',
        'Votre objectif est de 20 000 $ la première année; les ventes prévues donnent 10 000 $.',
      ],
    ]);
    expect(inFrench('finances.revenueGoals', '111 boîtes par année', {}, offer)).toEqual([
      [
        'goalDiffers',
        'Votre objectif est de 111 ventes la première année; les prévisions en comptent 100.',
      ],
    ]);
  });

  it('of the break-even, the seasons and the payment', () => {
    const fixed = [{ id: 'f', amount: 6_000_00, tax: 'none' as const }];
    const offer = { ...price, cost: 50_00, units: { mode: 'ramp' as const, anchors: { 1: 200 } } };
    expect(inFrench('finances.breakEven', '140 ventes par mois', { fixed }, offer)).toEqual([
      [
        'breakEvenDiffers',
        'Vous parlez d’environ 140 ventes par mois pour couvrir vos coûts; les prévisions en demandent 120.',
      ],
    ]);
    expect(inFrench('analysis.risks', 'Saisonnier')).toEqual([
      ['seasonFlat', 'Vous y parlez de saisons; les prévisions vendent autant chaque mois.'],
    ]);
    const collect = ['0', '1', '0', '0'];
    expect(inFrench('finances.cashFlow', 'Payé comptant', { collect })).toEqual([
      [
        'paymentTermsDiffer',
        'Vous y dites que vos clients paient tout de suite; les prévisions les font payer plus tard.',
      ],
    ]);
    expect(inFrench('finances.cashFlow', 'Les clients paient après 60 jours', { collect })).toEqual(
      [
        [
          'paymentTermsDiffer',
          'Vous y dites que vos clients paient après 60 jours; les prévisions supposent autre chose.',
        ],
      ],
    );
  });

  it('of places, between two modules', () => {
    const [check] = foundInFull({
      'idea.location': 'Rimouski',
      'business-plan.location': 'Matane',
    });
    expect(check).toEqual({
      id: 'placeDiffers',
      severity: 'warning',
      modules: ['idea', 'business-plan'],
      mendAt: { module: 'business-plan', question: 'location' },
      text: {
        fr: 'Vous y parlez de Matane; dans «\u00a0Mon idée\u00a0», de Rimouski.',
        en: 'There you speak of Matane; in “My idea”, of Rimouski.',
      },
    });
  });
});

describe('nothing is found', () => {
  it('where an answer is blank, or has blanks around it', () => {
    expect(ids({ 'finances.pricingStrategy': '  ' }, {}, price)).toEqual([]);
    expect(ids({ 'business-plan.timeline': ' within3Months ' })).toEqual([
      'openingAgainstTimeline',
    ]);
  });

  it('of what the forecast does not know', () => {
    const one = { id: 'a', cost: 0, units: yearly };
    const offers = [
      { ...one, price: 100_00 },
      { ...one, id: 'b', price: null },
    ];
    expect(ids({ 'finances.pricingStrategy': '$150' }, { offers })).toEqual([]);
    const counted = [
      { ...one, price: 0 },
      { ...one, id: 'b', price: 0, units: null },
    ];
    expect(ids({ 'finances.revenueGoals': '500 boxes a year' }, { offers: counted })).toEqual([]);
    const band = { 'finances.initialInvestment': '10000-20000' };
    const startup = [{ id: 's', amount: 30_000_00, tax: 'none' as const }];
    expect(ids(band, { startup, capital: [{ id: 'c' }] })).toEqual([]);
    expect(ids(band, { startup: [...startup, { id: 't' }] })).toEqual([]);
    const source = { 'finances.fundingSources': 'ownSavings' };
    const loans = [{ id: 'l', amount: 1_000_00, rate: '0', term: 12 }];
    expect(ids(source, { loans })).toEqual(['mainSourceNotLargest']);
    expect(ids(source, { loans, capital: [{ id: 'c' }] })).toEqual([]);
    const budget = { 'marketing.budget': '500-1000' };
    expect(ids(budget, { fixed: [{ id: 'f', name: 'Pub' }] })).toEqual([]);
    const ads = { id: 'f', name: 'Pub', amount: 1 };
    expect(ids(budget, { fixed: [ads, { id: 'g', name: 'Flyers' }] })).toEqual([]);
    expect(ids(budget, { fixed: [{ id: 'f', amount: 1 }] })).toEqual([]);
  });

  it('of a break-even whose costs are unknown, or none', () => {
    const offer = { ...price, cost: 0, units: { mode: 'ramp' as const, anchors: { 1: 200 } } };
    const fixed = [{ id: 'f', amount: 6_000_00, tax: 'none' as const }];
    const reported = (more: Partial<ForecastInputs>, other: Offer = {}) =>
      ids(
        { 'finances.breakEven': '500 sales a month' },
        { fixed, ...more },
        { ...offer, ...other },
      );
    expect(reported({})).toEqual(['breakEvenDiffers']);
    expect(reported({ fixed: [] })).toEqual([]);
    expect(reported({ staff: [{ id: 's' }] })).toEqual([]);
    expect(reported({ assets: [{ id: 'a' }] })).toEqual([]);
    expect(reported({ loans: [{ id: 'l', rate: '8', term: 12 }] })).toEqual([]);
    expect(reported({}, { price: null })).toEqual([]);
    // Like depreciation, the $12,000 of interest is left out of the lower limit.
    const loans = [{ id: 'l', amount: 1_000_000_00, rate: '0', fee: '1.2', term: 360 }];
    expect(ids({ 'finances.breakEven': '52 sales a month' }, { fixed, loans }, offer)).toEqual([]);
    expect(ids({ 'finances.breakEven': '43 sales a month' }, { fixed, loans }, offer)).toEqual([
      'breakEvenDiffers',
    ]);
  });

  it('of a milestone that names several months, where a later one names one', () => {
    const answer = 'Opening in May or June; Launch in July';
    expect(ids({ 'business-plan.milestones': answer })).toEqual(['openingAgainstMilestones']);
  });

  it('of prices, where one of several offers has the stated price', () => {
    const one = { cost: 0, units: yearly };
    const offers = [
      { id: 'a', price: 100_00, ...one },
      { id: 'b', price: 150_00, ...one },
    ];
    expect(ids({ 'finances.pricingStrategy': '$150' }, { offers })).toEqual([]);
    expect(ids({ 'finances.pricingStrategy': '$120' }, { offers })).toEqual(['priceTold:finances']);
  });

  it('of seasons, where any offer has one, or none has units', () => {
    const one = { price: 0, cost: 0 };
    const season = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const reported = (...more: Offer[]) =>
      ids(
        { 'finances.cashFlow': 'Seasonal' },
        { offers: more.map((offer, at) => ({ id: `${at}`, ...one, ...offer })) },
      );
    expect(reported({ units: yearly }, { units: null })).toEqual(['seasonFlat']);
    expect(reported({ units: yearly }, { units: yearly, season })).toEqual([]);
  });

  it('of a goal between its bounds', () => {
    const offer = { price: 100_00, units: yearly };
    const reported = (answer: string) => ids({ 'finances.revenueGoals': answer }, {}, offer);
    expect(reported('$10,000 to $20,000 a year')).toEqual([]);
    expect(reported('$5,000 to $10,000 a year')).toEqual([]);
    expect(reported('$11,500 to $20,000 a year')).toEqual(['goalDiffers']);
  });
});

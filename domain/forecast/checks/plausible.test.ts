import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';
import { lenderPlans } from '../testing/lenderPlans.ts';
import * as samplePlans from '../testing/samplePlans.ts';
import { computed } from '../testing/smallPlans.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;

/** @returns the French questions, by id, with plain spaces. */
function questions(inputs: ForecastInputs): Record<string, string> {
  return asked(forecast(forecastInputsSchema.parse(inputs)));
}

function asked({ checks }: Pick<ReturnType<typeof forecast>, 'checks'>) {
  const found = checks.filter(({ id }) => id.startsWith('plausible'));
  for (const { severity, text } of found) {
    expect(severity).toBe('note');
    expect(text.fr).toMatch(/^Est-ce qu[e’].+\? .+\.$/);
    expect(text.en).toMatch(/^(?:Are|Is) .+\? .+\.$/);
  }
  return Object.fromEntries(found.map(({ id, text }) => [id, text.fr.replaceAll('\u00a0', ' ')]));
}

const small = (inputs: Partial<ForecastInputs>, offer: Offer = {}) =>
  asked(computed(inputs, { taxStatus: 'exempt', costTaxable: false, ...offer }));
const years = (...sold: number[]) => ({ mode: 'year' as const, years: sold });

/** A garage: a corporation that sells hours and parts, with an apprentice. */
const garage: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-03',
  form: 'corporation',
  offers: [
    { id: 'a', name: 'Pièces', price: 180_00, cost: 120_00, units: years(900, 1_000, 1_050) },
    { id: 'b', price: 110_00, cost: 6_00, minutes: 60, units: years(2_000, 2_200, 2_300) },
  ],
  fixed: [{ id: 'f', name: 'Loyer', amount: 2_800_00 }],
  staff: [{ id: 's', pay: { mode: 'hourly', wage: 24_00, hoursPerWeek: 38 } }],
  loans: [{ id: 'l', amount: 60_000_00, rate: '7', term: 84 }],
  owners: [{ id: 'o', pay: 4_500_00, hours: 45 }],
});
/** A practice of one person. */
const practice: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-03',
  offers: [{ id: 'a', price: 95_00, cost: 5_00, minutes: 80, units: years(880, 930, 950) }],
  fixed: [{ id: 'f', name: 'Rent', amount: 575_00 }],
  ownerPay: { amount: 3_600_00 },
  hoursPerWeek: 30,
});

const [pain, café] = lenderPlans.boulangerie.offers;
/** The bakery as first drafted: little staff, a smaller loan, sales of the second year from the start. */
const firstBakery: ForecastInputs = forecastInputsSchema.parse({
  ...lenderPlans.boulangerie,
  offers: [
    { ...pain, units: years(15_800, 16_000, 16_200) },
    { ...café, units: years(6_000, 6_000, 6_000) },
  ],
  startup: [],
  staff: [{ id: 'counter', pay: { mode: 'monthly', amount: 2_000_00 } }],
  loans: [{ id: 'bank', amount: 49_500_00, rate: '7.45', term: 84 }],
});

describe('asks nothing', () => {
  it.each(Object.entries({ ...samplePlans, ...lenderPlans, garage, practice }))(
    'of %s',
    (_, inputs) => {
      expect(questions(inputs)).toEqual({});
    },
  );

  it('where anything needed is unknown', () => {
    const units = years(100, 900, 5_000);
    expect(small({ hoursPerWeek: 1 }, { price: null, units })).toEqual({});
    const staff = [{ id: 's', pay: { mode: 'hourly' as const, wage: 20_00 } }];
    expect(
      small({ hoursPerWeek: 1, staff }, { price: 900_00, units: years(900, 900, 900) }),
    ).toEqual({});
    const fixed = [{ id: 'f', name: 'Loyer' }];
    expect(small({ fixed }, { price: 1_00, units: years(900, 900, 900) })).toEqual({});
    const owners = [{ id: 'a', hours: 1 }, { id: 'b' }];
    expect(
      small({ owners, form: 'corporation' }, { price: 900_00, units: years(900, 900, 900) }),
    ).toEqual({});
  });
});

const profitAsked =
  'Est-ce que tous les coûts et tout le travail sont comptés? L’année 1, il reste 31 % des ventes avant de payer les propriétaires, et les prêts sont couverts 7,6 fois; les petites entreprises rentables du Canada gardaient 19 % en moyenne (Industrie Canada, 2011; repère d’Élan : moins de 29 %, ou moins de 6 fois).';

it('asks about a bakery that keeps 30 % before drawings and covers its loan 7.6 times', () => {
  expect(forecast(firstBakery).years[0]?.dscr).toBeCloseTo(7.6, 1);
  expect(questions(firstBakery)).toEqual({ plausibleProfit: profitAsked });
  expect(questions({ ...firstBakery, staff: [] })).toEqual({});
  expect(questions({ ...firstBakery, loans: [] })).toEqual({});
  const [bread, coffee] = firstBakery.offers;
  if (!bread || !coffee) throw new Error('two offers');
  const timed = [{ ...bread, minutes: 2 }, coffee];
  expect(questions({ ...firstBakery, offers: timed, staff: [], hoursPerWeek: 50 })).toEqual({});
});

describe('asks', () => {
  const same = (units: number) => years(units, units, units);

  it('whether all hours are counted, or sales are enough for them', () => {
    const sold = (price: number) => small({ hoursPerWeek: 10 }, { price, units: same(520) });
    expect(sold(250_00)).toEqual({});
    expect(sold(250_01)).toEqual({
      plausibleSalesPerHour:
        'Est-ce que les heures de tout le monde sont comptées? Chaque heure travaillée l’année 1 apporte 250,01 $ de ventes (repère d’Élan : du salaire minimum, 16,60 $, à 250 $).',
    });
    expect(sold(16_60)).toEqual({});
    expect(sold(16_59).plausibleSalesPerHour).toBe(
      'Est-ce que ces ventes suffisent pour toutes ces heures? Chaque heure travaillée l’année 3 apporte 16,59 $ de ventes (repère d’Élan : du salaire minimum, 16,60 $, à 250 $).',
    );
    expect(
      small({ hoursPerWeek: 10 }, { price: 50_00, units: years(10, 20, 520) }),
    ).not.toHaveProperty('plausibleSalesPerHour');
  });

  it('about the margin of an offer, if it is low, or high on goods in stock', () => {
    expect(small({}, { name: 'Bol', price: 10_00, cost: 9_01 })).toEqual({
      'plausibleMargin:a':
        'Est-ce que cette marge suffit (« Bol »)? De 10 $, il reste 10 % après 9,01 $ de coût (repère d’Élan : de 10 à 85 %).',
    });
    expect(small({}, { price: 10_00, cost: 9_00 })).toEqual({});
    expect(small({}, { price: 10_00, cost: 1_49 })).toEqual({});
    expect(small({}, { price: 10_00, cost: 1_50, stockMonths: 1 })).toEqual({});
    expect(small({}, { price: 10_00, cost: 1_00, stockMonths: 1 })['plausibleMargin:a']).toBe(
      'Est-ce que le coût d’une unité est complet? De 10 $, il reste 90 % après 1 $ de coût (repère d’Élan : de 10 à 85 %).',
    );
  });

  it('whether sales are enough for the staff', () => {
    const staff = [{ id: 's', pay: { mode: 'monthly' as const, amount: 5_000_00 }, cnesst: false }];
    const sold = (price: number) =>
      small({ staff, hsfRate: '0' }, { price, units: same(1_200) }).plausibleWages;
    expect(sold(80_00)).toBeUndefined();
    expect(sold(60_00)).toMatch(
      /^Est-ce que les ventes suffisent pour tout ce personnel\? La troisième année, la paie et ses charges prennent 9\d % des ventes \(repère d’Élan : 70 % au plus\)\.$/,
    );
  });

  it('whether sales are enough for the rent of premises', () => {
    const with1 = (name: string, price: number) =>
      small(
        { fixed: [{ id: 'f', name, amount: 1_000_00, tax: 'none' }] },
        { price, units: same(1_000) },
      ).plausibleRent;
    expect(with1('Loyer', 60_00)).toBeUndefined();
    expect(with1('Loyer', 48_00)).toBe(
      'Est-ce que les ventes suffisent pour ce loyer? La troisième année, il en prend 25 % (d’habitude, de 2 à 20 % selon le métier, d’après Austin Tenant Advisors).',
    );
    const names = ['Bail du local', 'Loyer et chauffage', 'Rent', 'Shop lease'];
    for (const name of names) expect(with1(name, 48_00), name).toBeDefined();
    const others = [
      'Location du camion',
      'Bail de l’équipement',
      'Truck lease',
      'Rent of a van',
      'Parenting',
    ];
    for (const name of others) expect(with1(name, 48_00), name).toBeUndefined();
  });

  it('whether growth is meant, but not twice', () => {
    const staff = [{ id: 's', pay: { mode: 'monthly' as const, amount: 100_00 }, from: 13 }];
    const grown = (...sold: number[]) =>
      small({ staff }, { price: 90_00, units: years(...sold) }).plausibleGrowth;
    expect(grown(100, 400, 800)).toBeUndefined();
    expect(grown(100, 401, 401)).toBe(
      'Est-ce qu’une telle croissance est voulue? Les ventes de l’année 2 font 4,01 fois celles de l’année 1 (repère d’Élan : 4 fois au plus).',
    );
    expect(grown(100, 100, 250)).toContain('de l’année 3 font 2,5 fois');
    expect(small({}, { price: 90_00, units: years(100, 500, 500) })).toEqual({});
    expect(small({ staff }, { price: 90_00, from: 10, units: years(100, 500, 500) })).toEqual({});
  });

  it('whether time is left for the rest', () => {
    const worked = (units: number) =>
      small({ hoursPerWeek: 10 }, { price: 60_00, minutes: 60, units: same(units) });
    expect(worked(468)).toEqual({});
    expect(worked(480)).toEqual({
      plausibleCapacity:
        'Est-ce qu’il reste du temps pour le reste, comme les achats, les comptes et les congés? Les ventes de l’année 1 prennent 92 % des heures (repère d’Élan : 90 % au plus).',
    });
    expect(worked(600)).toEqual({});
  });
});

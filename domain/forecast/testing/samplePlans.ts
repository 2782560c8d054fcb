import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';

/** A plan with one offer and nothing else. */
export const visits: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-05',
  offers: [
    {
      id: 'visit',
      name: 'Visite',
      price: 95_00,
      cost: 25_00,
      units: { mode: 'ramp', anchors: { 1: 10, 12: 30 } },
    },
  ],
});

/** A bakery with lines in every list of the form. */
export const bakery: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-05',
  form: 'corporation',
  offers: [
    {
      id: 'bread',
      name: 'Pain',
      price: 6_50,
      cost: 2_10,
      costTaxable: false,
      taxStatus: 'zeroRated',
      units: { mode: 'ramp', anchors: { 1: 1_200, 6: 1_900, 24: 2_600 } },
      season: [8, 8, 9, 9, 10, 10, 11, 11, 9, 9, 9, 12],
    },
    {
      id: 'class',
      name: 'Atelier',
      price: 85_00,
      cost: 22_00,
      from: 3,
      units: { mode: 'year', years: [160, 220, 260] },
    },
    {
      id: 'jam',
      name: 'Confiture',
      price: 9_00,
      cost: 3_75,
      stockMonths: 2,
      units: { mode: 'ramp', anchors: { 1: 80, 12: 140 } },
    },
  ],
  collect: ['0.9', '0.1', '0', '0'],
  badDebts: '0.5',
  cardFee: '2.7',
  supplierTerms: ['0.4', '0.6', '0'],
  fixed: [
    { id: 'rent', name: 'Loyer', amount: 1_450_00, index: '3' },
    { id: 'insurance', name: 'Assurance', amount: 165_00, tax: 'none' },
    { id: 'heating', name: 'Chauffage', amount: 240_00, months: [1, 2, 3, 11, 12] },
    { id: 'accounting', name: 'Comptabilité', amount: 150_00 },
  ],
  staff: [
    {
      id: 'help',
      name: 'Vente',
      pay: { mode: 'hourly', wage: 18_50, hoursPerWeek: 27.5, vacation: '4' },
      from: 2,
    },
  ],
  assets: [
    { id: 'oven', name: 'Four', cost: 18_000_00, life: 96 },
    { id: 'van', name: 'Fourgonnette', cost: 9_500_00, month: 14, life: 60 },
    { id: 'tools', name: 'Outils', cost: 2_000_00, owned: true, life: 36 },
  ],
  startup: [{ id: 'legal', name: 'Frais juridiques', amount: 1_800_00 }],
  deposits: [{ id: 'rent', name: 'Dépôt du bail', amount: 1_450_00 }],
  capital: [{ id: 'own', amount: 15_000_00 }],
  grants: [{ id: 'mrc', name: 'Subvention', amount: 5_000_00, month: 2 }],
  loans: [
    {
      id: 'caisse',
      name: 'Prêt de la caisse',
      amount: 25_000_00,
      rate: '7.45',
      term: 60,
      interestOnly: 6,
      fee: '1',
    },
  ],
  ownerPay: { amount: 2_500_00, from: 7 },
  minimumCash: 3_000_00,
});

const sixOffers = ['a', 'b', 'c', 'd', 'e', 'f'];

function forty<Line extends object>(line: Line): (Line & { readonly id: string })[] {
  return Array.from({ length: 40 }, (_, at) => ({ id: `l${at}`, ...line }));
}

/** The maximum number of lines, with rates of twelve decimals. */
export const largestPlan: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-05',
  form: 'corporation',
  offers: sixOffers.map((id) => ({
    id,
    price: 95_12,
    cost: 25_31,
    units: { mode: 'ramp', anchors: { 1: 1_000, 7: 1_300, 20: 4_000, 36: 9_000 } },
    season: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    stockMonths: 3,
  })),
  collect: ['0.123456789012', '0.376543210988', '0.3', '0.2'],
  badDebts: '2.123456789012',
  cardFee: '2.7',
  supplierTerms: ['0.2', '0.3', '0.5'],
  fixed: forty({ amount: 650_00, index: '3.123456789012' }),
  staff: forty({ pay: { mode: 'hourly', wage: 20_00, hoursPerWeek: 37.5 } }),
  assets: forty({ cost: 1_200_00 }),
  startup: forty({ amount: 10_00 }),
  deposits: forty({ amount: 10_00 }),
  capital: forty({ amount: 10_000_00 }),
  grants: forty({ amount: 10_00 }),
  loans: forty({ amount: 15_000_00, rate: '8.123456789012', term: 360 }),
  ownerPay: { amount: 1_000_00 },
});

/** A shop whose rent and stock empty its cash before summer. */
export const shortOfCash: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-02',
  offers: [
    {
      id: 'bike',
      name: 'Mise au point',
      price: 95_00,
      cost: 18_00,
      minutes: 75,
      season: [1, 1, 6, 14, 18, 16, 12, 10, 8, 5, 2, 1],
      units: { mode: 'year', years: [620, 760, 820] },
    },
    {
      id: 'parts',
      name: 'Pièces',
      price: 48_00,
      cost: 27_00,
      stockMonths: 2,
      season: [1, 1, 6, 14, 18, 16, 12, 10, 8, 5, 2, 1],
      units: { mode: 'year', years: [900, 1_100, 1_200] },
    },
  ],
  cardFee: '2.7',
  fixed: [
    { id: 'rent', name: 'Loyer', amount: 1_650_00, index: '3' },
    { id: 'insurance', name: 'Assurance', amount: 140_00, tax: 'none' },
    { id: 'accounting', name: 'Comptabilité', amount: 120_00 },
  ],
  assets: [{ id: 'tools', name: 'Outillage', cost: 9_500_00, life: 84 }],
  deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 1_650_00 }],
  capital: [{ id: 'own', amount: 8_000_00 }],
  loans: [{ id: 'sadc', name: 'Prêt de la SADC', amount: 10_000_00, rate: '8', term: 60 }],
  ownerPay: { amount: 1_800_00, from: 3 },
  minimumCash: 1_500_00,
});

/** The same shop with a line of credit, which it draws before summer and repays in summer. */
export const onCredit: ForecastInputs = forecastInputsSchema.parse({
  ...shortOfCash,
  creditLine: { limit: 40_000_00, rate: '8.45' },
  minimumCash: 1_500_00,
});

/** A partnership that loses money in its first calendar year, with a partner who has another job. */
export const partners: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-10',
  form: 'partnership',
  offers: [
    {
      id: 'repair',
      name: 'Réparation',
      price: 120_00,
      cost: 15_00,
      units: { mode: 'ramp', anchors: { 1: 40, 6: 180, 30: 320 } },
    },
  ],
  fixed: [{ id: 'rent', name: 'Loyer', amount: 1_900_00 }],
  assets: [{ id: 'lift', name: 'Pont', cost: 14_000_00, life: 96 }],
  startup: [{ id: 'sign', name: 'Enseigne', amount: 16_000_00 }],
  capital: [{ id: 'own', amount: 45_000_00 }],
  loans: [{ id: 'bank', name: 'Prêt', amount: 20_000_00, rate: '7.2', term: 48 }],
  owners: [
    { id: 'ana', name: 'Ana', share: '0.55', pay: 2_600_00, payFrom: 3, hours: 40 },
    { id: 'lou', name: 'Lou', share: '0.45', draw: 700_00, otherIncome: 38_000_00, hours: 15 },
    { id: 'kim', name: 'Kim', share: '0' },
  ],
});

/** The bakery with two shareholders, one of whom is insured. */
export const shareholders: ForecastInputs = forecastInputsSchema.parse({
  ...bakery,
  ownerPay: null,
  owners: [
    {
      id: 'ana',
      name: 'Ana',
      pay: 2_500_00,
      payFrom: 7,
      cnesst: true,
      dividend: [0, 4_000_00, null],
    },
    {
      id: 'lou',
      pay: 1_800_00,
      employmentInsurance: true,
      draw: 150_00,
      dividend: [1_000_00, 0, 6_500_00],
    },
  ],
});

const [bread, workshop, jam] = bakery.offers;
/** The bakery with a price and a rate missing. */
export const incompletePlan: ForecastInputs = forecastInputsSchema.parse({
  ...bakery,
  offers: [bread, { ...workshop, price: null }, jam],
  loans: (bakery.loans ?? []).map((loan) => ({ ...loan, rate: null })),
});

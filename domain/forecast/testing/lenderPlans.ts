import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';

/** A sole proprietor’s bakery, with taxes to recover at the opening, a rate with two decimals and drawings. */
const boulangerie = forecastInputsSchema.parse({
  opening: '2027-09',
  offers: [
    {
      id: 'customer',
      name: 'Pain et brioche',
      price: 11_00,
      cost: 3_40,
      costTaxable: false,
      taxStatus: 'zeroRated',
      units: { mode: 'ramp', anchors: { 1: 800, 4: 1_320, 24: 1_600 } },
      season: [80, 95, 100, 100, 105, 105, 100, 95, 105, 105, 100, 110],
    },
    {
      id: 'coffee',
      name: 'Café filtre',
      price: 2_75,
      cost: 60,
      units: { mode: 'ramp', anchors: { 1: 300, 12: 700 } },
    },
  ],
  cardFee: '2.73',
  fixed: [
    { id: 'rent', name: 'Loyer', amount: 1_900_00, index: '2.5' },
    { id: 'energy', name: 'Énergie', amount: 480_00 },
    { id: 'insurance', name: 'Assurance', amount: 160_00, tax: 'none' },
    { id: 'accounting', name: 'Comptable', amount: 120_00 },
  ],
  staff: [{ id: 'counter', name: 'Comptoir', pay: { mode: 'monthly', amount: 2_400_00 } }],
  assets: [
    { id: 'oven', name: 'Four', cost: 48_000_00, life: 120 },
    { id: 'cold', name: 'Chambre froide', cost: 14_500_00, life: 120 },
    { id: 'mixer', name: 'Pétrin', cost: 6_000_00, owned: true, life: 84 },
  ],
  startup: [{ id: 'fitting', name: 'Aménagement', amount: 18_000_00 }],
  deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 3_800_00 }],
  capital: [{ id: 'own', amount: 30_000_00 }],
  loans: [
    {
      id: 'bank',
      name: 'Prêt de la banque',
      amount: 90_000_00,
      rate: '7.45',
      term: 84,
      fee: '0.75',
    },
  ],
  ownerPay: { amount: 2_800_00, from: 3 },
  salesTax: { registration: 'start' },
  cnesstRate: '1.87',
  minimumCash: 3_000_00,
});

/** Home child care without a loan, with exempt services and the lowest cash in the start-up month. */
const garderie = forecastInputsSchema.parse({
  opening: '2027-08',
  offers: [
    {
      id: 'child',
      name: 'Place d’enfant, par mois',
      price: 880_00,
      cost: 145_00,
      taxStatus: 'exempt',
      units: { mode: 'ramp', anchors: { 1: 5, 3: 6 } },
    },
  ],
  fixed: [
    { id: 'insurance', name: 'Assurance', amount: 65_00, tax: 'none' },
    { id: 'upkeep', name: 'Entretien et fournitures', amount: 180_00, index: '3.25' },
  ],
  assets: [{ id: 'fence', name: 'Clôture et jeux', cost: 2_600_00, life: 120 }],
  startup: [{ id: 'training', name: 'Cours de secourisme', amount: 240_00, tax: 'none' }],
  capital: [{ id: 'own', amount: 4_500_00 }],
  ownerPay: { amount: 2_600_00 },
});

/** A pottery of two partners, with seasons, a rate with many decimals and a loan with an interest-only period. */
const ceramique = forecastInputsSchema.parse({
  opening: '2027-05',
  form: 'partnership',
  offers: [
    {
      id: 'cup',
      name: 'Tasse de 250 ml',
      price: 38_00,
      cost: 9_40,
      stockMonths: 1,
      units: { mode: 'year', years: [1_450, 1_700, 1_800] },
      season: [4, 4, 6, 8, 10, 12, 14, 14, 10, 8, 8, 12],
    },
    {
      id: 'class',
      name: 'Cours du samedi',
      price: 75_00,
      cost: 12_00,
      units: { mode: 'year', years: [420, 480, 480] },
      season: [2, 2, 4, 6, 8, 12, 16, 16, 10, 8, 4, 2],
    },
  ],
  collect: ['0.655', '0.345', '0', '0'],
  badDebts: '0.75',
  cardFee: '2.65',
  supplierTerms: ['0', '1', '0'],
  fixed: [
    { id: 'studio', name: 'Atelier', amount: 850_00, index: '2' },
    { id: 'firing', name: 'Électricité du four', amount: 210_00 },
    { id: 'insurance', name: 'Assurance', amount: 95_00, tax: 'none' },
  ],
  staff: [
    {
      id: 'help',
      name: 'Aide aux cours',
      pay: { mode: 'hourly', wage: 19_25, hoursPerWeek: 7.5, vacation: '4' },
      months: [6, 7, 8, 9],
    },
  ],
  assets: [
    { id: 'kiln', name: 'Four', cost: 6_800_00, life: 96 },
    { id: 'wheel', name: 'Tour', cost: 2_150_00, month: 13, life: 60 },
  ],
  capital: [
    { id: 'one', amount: 5_000_00 },
    { id: 'two', amount: 3_500_00, month: 2 },
  ],
  grants: [{ id: 'mrc', name: 'Subvention de la MRC', amount: 2_000_00, month: 1 }],
  loans: [
    {
      id: 'sadc',
      name: 'Prêt de la SADC',
      amount: 9_000_00,
      rate: '6.875',
      term: 60,
      interestOnly: 6,
    },
    { id: 'bank', name: 'Marge convertie', amount: 3_000_00, rate: '8', term: 36, month: 7 },
  ],
  ownerPay: { amount: 1_500_00, from: 4 },
  minimumCash: 1_500_00,
});

/** Plans of three of the evaluated projects, for testing what lenders read. */
export const lenderPlans: Readonly<
  Record<'boulangerie' | 'garderie' | 'ceramique', ForecastInputs>
> = {
  boulangerie,
  garderie,
  ceramique,
};

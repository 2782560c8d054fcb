import { forecast } from '@elan/domain/forecast/forecast';
import { type ForecastInputs, forecastInputsSchema } from '@elan/domain/forecast/inputs';
import type { ForecastYear } from '@elan/domain/forecast/outputs';
import { variableFlows } from '@elan/domain/forecast/statements/breakEven';

const nightsAYear = 6 * 52;
/** Average baskets sold per night, by year. */
const perNight = [36, 50, 60];
const owner = { own: 19_000_00, loan: 25_000_00, drawings: 1_800_00 };

/** The bakery of the examples, which sells at night beside a hospital. */
const exampleProject: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-05',
  offers: [
    {
      id: 'basket',
      name: 'Panier',
      price: 11_00,
      cost: 3_65,
      costTaxable: false,
      units: { mode: 'year', years: perNight.map((baskets) => baskets * nightsAYear) },
    },
  ],
  cardFee: '2.7',
  fixed: [
    { id: 'rent', name: 'Cuisine partagée', amount: 2_150_00, index: '3' },
    { id: 'power', name: 'Électricité', amount: 480_00, index: '3' },
    { id: 'insurance', name: 'Assurance', amount: 190_00, tax: 'none' },
    { id: 'accounting', name: 'Comptabilité', amount: 160_00 },
    { id: 'phone', name: 'Téléphone et caisse', amount: 140_00 },
    { id: 'marketing', name: 'Marketing', amount: 140_00 },
  ],
  staff: [
    {
      id: 'helper',
      name: 'Aide de nuit',
      pay: { mode: 'hourly', wage: 18_50, hoursPerWeek: 22, vacation: '4' },
    },
  ],
  assets: [
    { id: 'oven', name: 'Four', cost: 14_500_00, life: 120 },
    { id: 'premises', name: 'Aménagement', cost: 9_000_00, life: 60 },
    { id: 'counter', name: 'Comptoir', cost: 6_000_00, life: 84 },
  ],
  startup: [{ id: 'permits', name: 'Permis et formation', amount: 1_200_00, tax: 'none' }],
  deposits: [{ id: 'lease', name: 'Dépôt', amount: 2_150_00 }],
  capital: [{ id: 'own', amount: owner.own }],
  loans: [{ id: 'loan', name: 'Prêt', amount: owner.loan, rate: '8', term: 60, fee: '1' }],
  ownerPay: { amount: owner.drawings, from: 13 },
  salesTax: { registration: 'start' },
});

/**
 * Computes the bakery's figures for the landing page. The result is stored in `exampleForecast.json`, so that the page
 * need not load the forecast engine.
 * @returns the figures, with amounts in cents.
 */
export function computeExample() {
  const { years, breakEven, lowestCash, months, sourcesAndUses } = forecast(exampleProject);
  const [first] = years;
  if (!first) throw new Error('the forecast has no first year');
  const total = (lines: readonly { readonly amount: number | null }[]) =>
    lines.reduce((sum, { amount }) => sum + known(amount), 0);
  const baskets = known(first.units.basket ?? null);
  return {
    price: exampleProject.offers[0]?.price ?? 0,
    /** Cost of one basket in the first year: ingredients, packaging and card fees. */
    variableCost: Math.round(variableOf(first) / baskets),
    fixedAMonth: Math.round(fixedOf(first) / 12),
    breakEvenPerNight: Math.ceil(known(breakEven.units) / nightsAYear),
    nightsAMonth: nightsAYear / 12,
    ...owner,
    sources: total(sourcesAndUses.sources),
    uses: total(sourcesAndUses.uses),
    lowestCash: known(lowestCash.amount),
    lowestMonth: months[known(lowestCash.m)]?.month ?? '',
    years: years.map((year, at) => ({
      perNight: perNight[at] ?? 0,
      sales: known(year.revenue),
      variable: variableOf(year),
      fixed: fixedOf(year) + known(year.startupCosts),
      netIncome: known(year.netIncome),
      closingCash: known(year.closingCash),
    })),
  };
}

function variableOf(year: ForecastYear): number {
  return variableFlows.reduce((sum, flow) => sum + known(year[flow]), 0);
}

/** @returns the year's fixed costs without start-up costs, as used for the break-even point. */
function fixedOf(year: ForecastYear): number {
  const { wages, employerCharges, fixedCosts, depreciation, interest } = year;
  return [wages, employerCharges, fixedCosts, depreciation, interest].reduce<number>(
    (sum, one) => sum + known(one),
    0,
  );
}

function known(value: number | null): number {
  if (value === null) throw new Error('the example leaves a figure unknown');
  return value;
}

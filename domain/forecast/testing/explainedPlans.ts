import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';

/** The plan of docs/forecast-worked.md with a few more lines. */
export const towelShop: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-01',
  offers: [
    {
      id: 'towel',
      name: 'Towel',
      price: 40_00,
      cost: 15_00,
      stockMonths: 1,
      units: { mode: 'ramp', anchors: { 1: 100 } },
    },
  ],
  collect: ['0.5', '0.5', '0', '0'],
  supplierTerms: ['0.4', '0.6', '0'],
  cardFee: '2',
  badDebts: '1',
  fixed: [{ id: 'rent', name: 'Rent', amount: 800_00 }],
  staff: [{ id: 'e', name: 'Employee', pay: { mode: 'monthly', amount: 1_000_00 }, from: 3 }],
  assets: [
    { id: 'machine', name: 'Machine', cost: 6_000_00, life: 60 },
    { id: 'desk', name: 'Desk', cost: 120_00, owned: true, life: 12 },
  ],
  startup: [{ id: 'other', name: 'Permit', amount: 500_00 }],
  deposits: [{ id: 'd', name: 'Lease', amount: 300_00 }],
  grants: [{ id: 'g', name: 'Prize', amount: 400_00, month: 2 }],
  capital: [{ id: 'own', amount: 8_000_00 }],
  loans: [{ id: 'loan', name: 'Bank', amount: 10_000_00, rate: '6', term: 24, fee: '1' }],
  ownerPay: { amount: 500_00, from: 4 },
  salesTax: { registration: 'start' },
});

/**
 * A plan for rules that the shop does not use: a corporation with the quick method, hourly pay, indexed costs, seasons,
 * an interest-only period and a loss.
 */
export const studio: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-03',
  form: 'corporation',
  offers: [
    {
      id: 'visit',
      name: 'Visit',
      price: 200_00,
      cost: 20_00,
      units: { mode: 'year', years: [120, 240, 240] },
      season: [1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    },
    {
      id: 'guide',
      price: 10_00,
      cost: 0,
      taxStatus: 'exempt',
      from: 2,
      units: { mode: 'ramp', anchors: { 2: 10, 8: 22 } },
    },
  ],
  fixed: [{ id: 'rent', name: 'Rent', amount: 900_00, index: '3' }],
  staff: [
    {
      id: 'help',
      name: 'Help',
      pay: { mode: 'hourly', wage: 20_00, hoursPerWeek: 10 },
      to: 12,
    },
  ],
  assets: [{ id: 'kit', name: 'Kit', cost: 3_000_00, month: 5, life: 24 }],
  startup: [{ id: 'plans', amount: 4_000_00, tax: 'none' }],
  capital: [{ id: 'own', amount: 5_000_00 }],
  grants: [{ id: 'mrc', name: 'Prize', amount: 1_000_00 }],
  loans: [{ id: 'bank', name: 'Bank', amount: 12_000_00, rate: '6', term: 14, interestOnly: 2 }],
  ownerPay: { amount: 500_00, cnesst: true },
  minimumCash: 1_000_00,
  salesTax: { registration: 'start', method: 'quick' },
});

const fewMonths = (units: number) => ({
  mode: 'ramp' as const,
  anchors: Object.fromEntries(
    Array.from({ length: 36 }, (_, at) => [at + 1, at === 0 || at === 2 ? units : 0]),
  ),
});

/**
 * A plan with two lines in each list, active in few months around a January, so that explaining all figures is fast.
 */
export const pairs: ForecastInputs = forecastInputsSchema.parse({
  opening: '2027-11',
  form: 'corporation',
  offers: [
    { id: 'a', name: 'Bag', price: 900_00, cost: 100_00, stockMonths: 1, units: fewMonths(30) },
    { id: 'b', price: 50_00, cost: 20_00, costTaxable: false, units: fewMonths(10) },
  ],
  collect: ['0.6', '0', '0.4', '0'],
  supplierTerms: ['0', '1', '0'],
  badDebts: '1',
  fixed: [
    { id: 'rent', name: 'Rent', amount: 500_00, from: 12, to: 13, index: '2' },
    { id: 'dues', name: 'Dues', amount: 100_00, from: 2, to: 2, tax: 'none' },
  ],
  staff: [
    { id: 's', name: 'Ana', pay: { mode: 'monthly', amount: 9_000_00 }, from: 2, to: 3 },
    { id: 't', name: 'Lou', pay: { mode: 'monthly', amount: 800_00 }, from: 3, to: 3 },
  ],
  assets: [
    { id: 'x', name: 'Loom', cost: 600_00, life: 3 },
    { id: 'y', name: 'Desk', cost: 300_00, owned: true, life: 2, month: 2 },
  ],
  startup: [
    { id: 'm', name: 'Permit', amount: 200_00 },
    { id: 'n', name: 'Stamp', amount: 40_00, tax: 'none' },
  ],
  deposits: [{ id: 'd', name: 'Lease', amount: 300_00 }],
  capital: [
    { id: 'own', amount: 9_000_00 },
    { id: 'more', amount: 1_000_00, month: 1 },
  ],
  loans: [
    { id: 'l', name: 'Bank', amount: 1_200_00, rate: '6', term: 2, fee: '1' },
    { id: 'k', amount: 900_00, rate: '0', term: 3, month: 1 },
  ],
  ownerPay: { amount: 100_00, from: 36 },
  salesTax: { registration: 'start' },
});

import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';

/** The plan of docs/forecast-worked.md, with a few lines more. */
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

/** Rules that the shop does not use: a corporation by the quick method, hours, an index, seasons, interest alone, a loss. */
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
  ownerPay: { amount: 500_00 },
  minimumCash: 1_000_00,
  salesTax: { registration: 'start', method: 'quick' },
});

import { expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';

const offer = {
  id: 'o',
  price: 95_00,
  cost: 25_00,
  units: { mode: 'year', years: [600, 690, 760] },
};
/** A form with only the fields that have no default. */
const bare = {
  opening: '2027-05',
  offers: [offer],
  fixed: [{ id: 'f', amount: 650_00 }],
  staff: [{ id: 's', pay: { mode: 'hourly', wage: 20_00, hoursPerWeek: 25 } }],
  assets: [{ id: 'a', cost: 4_000_00 }],
  startup: [{ id: 't', amount: 900_00 }],
  deposits: [{ id: 'd', amount: 700_00 }],
  capital: [{ id: 'c', amount: 6_000_00 }],
  grants: [{ id: 'g', amount: 1_000_00 }],
  loans: [{ id: 'l', amount: 8_000_00, rate: '8', term: 60 }],
  ownerPay: { amount: 1_500_00 },
};
const salesTax = { registration: 'auto', method: 'regular', quickGst: '3.6', quickQst: '6.6' };
/** The same form with every default written out. */
const full = {
  ...bare,
  form: 'soleProprietorship',
  corporateTaxRate: '20.5',
  offers: [
    {
      ...offer,
      costTaxable: true,
      taxStatus: 'taxable',
      from: 1,
      stockMonths: 0,
      season: Array.from({ length: 12 }, () => 1),
    },
  ],
  collect: ['1', '0', '0', '0'],
  supplierTerms: ['1', '0', '0'],
  badDebts: '0',
  cardFee: '0',
  fixed: [{ id: 'f', amount: 650_00, tax: 'taxable', from: 1, to: 36, index: '0' }],
  staff: [
    {
      id: 's',
      pay: { mode: 'hourly', wage: 20_00, hoursPerWeek: 25, vacation: '4' },
      from: 1,
      to: 36,
      employmentInsurance: true,
      cnesst: true,
    },
  ],
  assets: [{ id: 'a', cost: 4_000_00, tax: 'taxable', month: 0, life: 60, owned: false }],
  startup: [{ id: 't', amount: 900_00, tax: 'taxable' }],
  deposits: [{ id: 'd', amount: 700_00, month: 0 }],
  capital: [{ id: 'c', amount: 6_000_00, month: 0 }],
  grants: [{ id: 'g', amount: 1_000_00, month: 0 }],
  loans: [{ id: 'l', amount: 8_000_00, rate: '8', term: 60, month: 0, interestOnly: 0, fee: '0' }],
  ownerPay: { amount: 1_500_00, from: 1 },
  salesTax,
  hsfRate: '1.65',
  cnesstRate: '1.54',
  minimumCash: 0,
};

/** @returns the forecast without its checks, some of which depend on whether a field was filled in. */
function figures(form: object) {
  const inputs: ForecastInputs = forecastInputsSchema.parse(form);
  const { checks: _, ...others } = forecast(inputs);
  return others;
}

it('what is left out, or null, is its default', () => {
  const expected = figures(full);
  expect(figures(bare)).toEqual(expected);
  const nothing = Object.keys(full).filter((key) => !(key in bare));
  expect(figures({ ...bare, ...Object.fromEntries(nothing.map((key) => [key, null])) })).toEqual(
    expected,
  );
  const owned = { ...bare, assets: [{ id: 'a', cost: 4_000_00, tax: 'taxable', owned: true }] };
  expect(figures(owned)).toEqual(
    figures({ ...owned, assets: [{ ...owned.assets[0], tax: 'none' }] }),
  );
});

it('each default is that of the rules where it alone is left out', () => {
  const corporation = { ...full, form: 'corporation' };
  const { corporateTaxRate: _, ...untold } = corporation;
  expect(figures(untold)).toEqual(figures(corporation));
  const quick = { ...full, salesTax: { ...salesTax, registration: 'start', method: 'quick' } };
  expect(figures({ ...quick, salesTax: { registration: 'start', method: 'quick' } })).toEqual(
    figures(quick),
  );
  expect(figures({ ...full, salesTax: {} })).toEqual(figures(full));
});

it('lists that are left out are empty', () => {
  const { opening, offers } = bare;
  const lists = ['fixed', 'staff', 'assets', 'startup', 'deposits', 'capital', 'grants', 'loans'];
  const empty = Object.fromEntries(lists.map((list) => [list, []]));
  expect(figures({ opening, offers })).toEqual(figures({ opening, offers, ...empty }));
});

it('what has no default is unknown, by its path', () => {
  const half = forecastInputsSchema.parse({
    opening: '2027-05',
    offers: [{ id: 'a' }, { id: 'b', units: { mode: 'year' } }],
    fixed: [{ id: 'f' }],
    staff: [
      { id: 's' },
      { id: 't', pay: { mode: 'monthly' } },
      { id: 'u', pay: { mode: 'hourly' } },
    ],
    assets: [{ id: 'a' }],
    startup: [{ id: 't' }],
    deposits: [{ id: 'd' }],
    capital: [{ id: 'c' }],
    grants: [{ id: 'g' }],
    loans: [{ id: 'l' }],
    ownerPay: {},
  });
  const { unknown } = forecast(half);
  const of = (figure: string) => unknown.find((one) => one.figure === figure)?.because.toSorted();
  expect(of('units')).toEqual([
    'offers.0.units',
    'offers.1.units.years.0',
    'offers.1.units.years.1',
    'offers.1.units.years.2',
  ]);
  expect(of('wages')).toEqual([
    'staff.0.pay',
    'staff.1.pay.amount',
    'staff.2.pay.hoursPerWeek',
    'staff.2.pay.wage',
  ]);
  expect(of('fixedCosts')).toContain('fixed.0.amount');
  expect(of('startupCosts')).toEqual(['startup.0.amount']);
  expect(of('depreciation')).toContain('assets.0.cost');
  expect(of('grantsReceived')).toEqual(['grants.0.amount']);
  expect(of('cashFromOwner')).toEqual(['capital.0.amount']);
  expect(of('deposits')).toEqual(['deposits.0.amount']);
  expect(of('drawings')).toEqual(['ownerPay.amount']);
  expect(of('cashFromLoans')).toEqual(['loans.0.amount']);
  expect(of('payment')).toEqual(['loans.0.amount', 'loans.0.rate', 'loans.0.term']);
});

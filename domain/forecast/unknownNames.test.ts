import { expect, it } from 'vitest';
import type { ForecastInputs } from './inputs.ts';
import { statements, unitsIn } from './testing/smallPlans.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;

/** @returns the names of the figures that are unknown. */
function unknown(inputs: Partial<ForecastInputs>, offer: Offer = {}) {
  const never = { salesTax: { registration: 'never' as const } };
  return statements({ ...never, ...inputs }, offer)
    .unknown.map(({ figure }) => figure)
    .toSorted();
}
/** What depends on cash: it is an asset or an overdraft. */
const ofCash = [
  'cash',
  'closingCash',
  'current',
  'currentAssets',
  'currentDebts',
  'debtToEquity',
  'lowestCash',
  'quick',
  'totalAssets',
  'workingCapitalNeeded',
];
const whole = [
  ...ofCash,
  'breakEven',
  'equity',
  'netIncome',
  'retainedEarnings',
  'tangibleNetWorth',
];
const ofRevenue = ['revenue', 'goodsShare', 'grossMargin', 'receivableDays', 'wagesShare'];

it('each unknown figure is listed by its name', () => {
  expect(unknown({}, { price: null, units: unitsIn({ 1: 1 }) })).toEqual(
    [...whole, ...ofRevenue, 'cashFromCustomers', 'ebitda', 'ebitdaWithGrants'].toSorted(),
  );
  expect(unknown({}, { price: 1, units: null })).toEqual(
    [...whole, ...ofRevenue, 'cashFromCustomers', 'ebitda', 'ebitdaWithGrants', 'units'].toSorted(),
  );
  expect(unknown({ capital: [{ id: 'c' }] })).toEqual(
    [
      ...ofCash,
      'cashFromOwner',
      'equity',
      'gap',
      'ownShare',
      'ownerCapital',
      'sources',
      'tangibleNetWorth',
    ].toSorted(),
  );
  expect(unknown({ startup: [{ id: 's' }] })).toEqual(
    [
      ...whole,
      'cashToSuppliers',
      'ebitda',
      'ebitdaWithGrants',
      'gap',
      'startupCosts',
      'uses',
    ].toSorted(),
  );
  expect(unknown({ loans: [{ id: 'l', amount: 1_200_00, rate: '0' }], ownerPay: {} })).toEqual(
    [
      ...ofCash,
      'debtService',
      'drawings',
      'dscr',
      'dscrAfterDrawings',
      'dscrAfterOwners',
      'equity',
      'loanPayments',
      'loans',
      'longTermDebts',
      'ownerCapital',
      'payment',
      'principalDue',
      'schedule',
      'tangibleNetWorth',
    ].toSorted(),
  );
});

it('a registration that is unknown is listed by its inputs', () => {
  const plan = statements({}, { price: null, units: unitsIn({ 1: 1 }) });
  expect(plan.unknown[0]).toEqual({ figure: 'registeredMonth', because: ['offers.0.price'] });
  expect(statements({}).registeredMonth).toBeNull();
  expect(statements({}).unknown).toEqual([]);
});

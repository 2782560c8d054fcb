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
const whole = [
  'breakEven',
  'cash',
  'closingCash',
  'lowestCash',
  'netIncome',
  'retainedEarnings',
  'workingCapitalNeeded',
];

it('each unknown figure is listed by its name', () => {
  expect(unknown({}, { price: null, units: unitsIn({ 1: 1 }) })).toEqual(
    [...whole, 'cashFromCustomers', 'ebitda', 'ebitdaWithGrants', 'revenue'].toSorted(),
  );
  expect(unknown({}, { price: 1, units: null })).toEqual(
    [...whole, 'cashFromCustomers', 'ebitda', 'ebitdaWithGrants', 'revenue', 'units'].toSorted(),
  );
  expect(unknown({ capital: [{ id: 'c' }] })).toEqual(
    [
      'cash',
      'cashFromOwner',
      'closingCash',
      'gap',
      'lowestCash',
      'ownerCapital',
      'sources',
      'workingCapitalNeeded',
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
      'cash',
      'closingCash',
      'debtService',
      'drawings',
      'dscr',
      'dscrAfterDrawings',
      'loanPayments',
      'loans',
      'lowestCash',
      'ownerCapital',
      'payment',
      'schedule',
      'workingCapitalNeeded',
    ].toSorted(),
  );
});

it('a registration that is unknown is listed by its inputs', () => {
  const plan = statements({}, { price: null, units: unitsIn({ 1: 1 }) });
  expect(plan.unknown[0]).toEqual({ figure: 'registeredMonth', because: ['offers.0.price'] });
  expect(statements({}).registeredMonth).toBeNull();
  expect(statements({}).unknown).toEqual([]);
});

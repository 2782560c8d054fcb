import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import { forecastInputsSchema, mayOpen } from './inputs.ts';
import { forecastSchema } from './outputs.ts';
import { scenarios } from './scenario.ts';
import { anyForecast, inputsWithoutDefault, withInput } from './testing/anyForecast.ts';
import { bakery } from './testing/samplePlans.ts';
import { withoutStress } from './testing/withoutStress.ts';

const accepts = (inputs: unknown) => forecastInputsSchema.safeParse(inputs).success;
const form = (more: object) => ({ opening: '2027-05', offers: [{ id: 'a' }], ...more });
const offer = (more: object) => form({ offers: [{ id: 'a', ...more }] });

describe('a form', () => {
  it.each<[string, unknown, boolean]>([
    ['nothing', {}, false],
    ['no opening', { offers: [{ id: 'a' }] }, false],
    ['no offer', form({ offers: [] }), false],
    ['one empty offer', form({}), true],
    [
      'seven offers',
      form({ offers: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: String(id) })) }),
      false,
    ],
    ['two offers of one id', form({ offers: [{ id: 'a' }, { id: 'a' }] }), false],
    ['an id of 65 characters', form({ offers: [{ id: 'a'.repeat(65) }] }), false],
    ['month 13', form({ opening: '2027-13' }), false],
    ['a field that is unknown', form({ colour: 'red' }), false],
    ['null for what is left out', form({ form: null, collect: null, fixed: null }), true],
    ['a price of 0', offer({ price: 0 }), true],
    ['a price of 10,000,000.00', offer({ price: 1_000_000_000 }), true],
    ['a price over it', offer({ price: 1_000_000_001 }), false],
    ['a price of 10^12', offer({ price: 1e12 }), false],
    ['a negative price', offer({ price: -1 }), false],
    ['a tenth of a cent', offer({ price: 100.1 }), false],
    ['a price in words', offer({ price: '100' }), false],
    [
      'sales of a billion',
      offer({ price: 1e6, units: { mode: 'year', years: [1e5, null, 0] } }),
      true,
    ],
    [
      'sales over it',
      offer({ price: 1e6, units: { mode: 'year', years: [100_001, 0, 0] } }),
      false,
    ],
    ['a million units', offer({ units: { mode: 'ramp', anchors: { 36: 1_000_000 } } }), true],
    ['more', offer({ units: { mode: 'ramp', anchors: { 36: 1_000_001 } } }), false],
    ['half a unit', offer({ units: { mode: 'ramp', anchors: { 1: 0.5 } } }), false],
    ['an anchor in month 37', offer({ units: { mode: 'ramp', anchors: { 37: 1 } } }), false],
    ['an empty anchor', offer({ units: { mode: 'ramp', anchors: { 1: null, 5: 9 } } }), true],
    ['no anchor', offer({ units: { mode: 'ramp', anchors: {} } }), true],
    ['two years', offer({ units: { mode: 'year', years: [1, 2] } }), false],
    ['another mode', offer({ units: { mode: 'guess' } }), false],
    ['a season of zeros', offer({ season: Array.from({ length: 12 }, () => 0) }), false],
    ['eleven weights', offer({ season: Array.from({ length: 11 }, () => 1) }), false],
    ['13 months of stock', offer({ stockMonths: 13 }), false],
    ['60 %', form({ badDebts: '60' }), true],
    ['60.1 %', form({ badDebts: '60.1' }), false],
    ['12 decimals', form({ badDebts: '59.999999999999' }), true],
    ['13 decimals', form({ badDebts: '5.9999999999999' }), false],
    ['a rate as a number', form({ badDebts: 5 }), false],
    ['a rate with a comma', form({ badDebts: '2,5' }), false],
    ['shares under 1', form({ collect: ['0.5', '0.4', '0', '0'] }), false],
    [
      'shares in thirds',
      form({ supplierTerms: ['0.333333333333', '0.333333333333', '0.333333333334'] }),
      true,
    ],
    ['three shares of four', form({ collect: ['1', '0', '0'] }), false],
    ['shares in words', form({ collect: ['half', '0.5', '0.5', '0'] }), false],
    ['a rate in words', form({ badDebts: 'few' }), false],
    ['a rate below 60', form({ badDebts: '59.9' }), true],
    ['an opening with its day', form({ opening: '2027-05-01' }), false],
    ['an opening in the year 12027', form({ opening: '12027-05' }), false],
    [
      'a ramp of a billion',
      offer({ price: 1e6, units: { mode: 'ramp', anchors: { 1: 1, 2: 1e5, 3: null } } }),
      true,
    ],
    [
      'a ramp over it',
      offer({ price: 1e6, units: { mode: 'ramp', anchors: { 1: 1, 2: 100_001 } } }),
      false,
    ],
    [
      'a cost over it',
      offer({ cost: 1e6, units: { mode: 'ramp', anchors: { 2: 100_001 } } }),
      false,
    ],
    ['40 lines', form({ fixed: Array.from({ length: 40 }, (_, at) => ({ id: `${at}` })) }), true],
    ['41 lines', form({ fixed: Array.from({ length: 41 }, (_, at) => ({ id: `${at}` })) }), false],
    ['no calendar month', form({ fixed: [{ id: 'f', months: [] }] }), false],
    ['a fixed cost in month 0', form({ fixed: [{ id: 'f', from: 0 }] }), false],
    ['37.55 hours', form({ hoursPerWeek: 37.55 }), true],
    ['37.555 hours', form({ hoursPerWeek: 37.555 }), false],
    ['169 hours', form({ hoursPerWeek: 169 }), false],
    ['two people and a half', form({ staff: [{ id: 's', people: 2.5 }] }), false],
    ['people in words', form({ staff: [{ id: 's', people: '2' }] }), false],
    ['null for the number of people', form({ staff: [{ id: 's', people: null }] }), true],
    ['an owner covered by choice', form({ ownerPay: { cnesst: true } }), true],
    ['an owner covered in words', form({ ownerPay: { cnesst: 'yes' } }), false],
    ['a loan longer than the plan', form({ loans: [{ id: 'l', term: 360 }] }), true],
    ['a longer one', form({ loans: [{ id: 'l', term: 361 }] }), false],
    ['a loan never repaid', form({ loans: [{ id: 'l', term: 12, interestOnly: 12 }] }), false],
    ['a life of 0', form({ assets: [{ id: 'a', life: 0 }] }), false],
    ['a lone surrogate', form({ offers: [{ id: 'a', name: '\ud800' }] }), false],
  ])('with %s', (_, inputs, isAccepted) => {
    expect(accepts(inputs)).toBe(isAccepted);
  });

  it('has at most 256 KB, of which a letter with an accent takes more', () => {
    const lines = (name: string) =>
      Array.from({ length: 40 }, (_, at) => ({ id: name.slice(0, 60) + at, name }));
    const long = (letter: string) => {
      const all = lines(letter.repeat(200));
      const months = Array.from({ length: 100 }, () => 12);
      const taxed = all.map((line) => ({ ...line, tax: 'taxable' }));
      const priced = all.map((line) => ({ ...line, month: 12, amount: 1_000_000_000 }));
      const fixed = taxed.map((line) => ({ ...line, months, amount: 1_000_000_000 }));
      const staff = all.map((line) => ({ ...line, months, employmentInsurance: false }));
      const more = {
        assets: taxed,
        startup: taxed,
        deposits: priced,
        grants: priced,
        loans: priced,
      };
      const capital = all.map(({ id }) => ({ id }));
      return form({ offers: all.slice(0, 6), fixed, staff, capital, ...more });
    };
    expect(accepts(long('e'))).toBe(true);
    expect(accepts(long('é'))).toBe(false);
  });

  it('opens within the bounds', () => {
    const today = '2026-11-23';
    const opens = (opening: string) => mayOpen({ opening }, today);
    expect(['2024-10', '2024-11', '2029-11', '2029-12'].map(opens)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('any form', () => {
  const halfFilled = fc
    .tuple(anyForecast, fc.array(fc.nat(), { maxLength: 6 }))
    .map(([inputs, gone]) =>
      gone.reduce((half, which) => {
        const paths = inputsWithoutDefault(half);
        return withInput(half, paths[which % paths.length] ?? [], null);
      }, inputs),
    );

  it('is computed without an error', () => {
    const computed = fc.property(halfFilled, fc.constantFrom(...scenarios), (inputs, scenario) => {
      withoutStress(inputs, scenario);
    });
    fc.assert(computed, { numRuns: 1_000 });
  });

  it('has the form of the contract', () => {
    const computed = fc.property(halfFilled, (inputs) => {
      expect(forecastSchema.safeParse(forecast(inputs)).error).toBeUndefined();
    });
    fc.assert(computed, { numRuns: 60 });
  });

  it('may sell nothing, or cost nothing', () => {
    const computed = forecast(
      forecastInputsSchema.parse(
        form({
          offers: [{ id: 'a', price: 0, cost: 0, units: { mode: 'year', years: [0, 0, 0] } }],
        }),
      ),
    );
    expect(computed.unknown).toEqual([]);
    expect(computed.years.map(({ netIncome, dscr }) => [netIncome, dscr])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    expect(computed.breakEven).toMatchObject({ revenue: null, units: null, month: 1 });
  });

  it('at its largest stays within whole cents', () => {
    const line = { amount: 1_000_000_000 };
    const forty = (more: object) =>
      Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, ...more }));
    const computed = forecast(
      forecastInputsSchema.parse({
        opening: '2027-05',
        offers: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
          id,
          price: 100_000,
          cost: 99_999,
          units: { mode: 'ramp', anchors: { 1: 1_000_000 } },
          season: [1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          stockMonths: 12,
        })),
        collect: ['0.123456789012', '0.376543210988', '0.25', '0.25'],
        badDebts: '59.999999999999',
        fixed: forty({ ...line, index: '59.999999999999' }),
        loans: forty({ ...line, rate: '59.999999999999', term: 360 }),
        assets: forty({ cost: 1_000_000_000 }),
      }),
    );
    for (const month of computed.months) {
      for (const figure of Object.values(month)) {
        if (typeof figure === 'number') expect(Number.isSafeInteger(figure)).toBe(true);
      }
      const { cash, receivables, inventory, deposits, fixedAssets } = month;
      const { payables, salesTaxPayable, payrollPayable, incomeTaxPayable, loans } = month;
      const sum = (figures: readonly (number | null)[]) =>
        figures.reduce<number>((all, one) => all + (one ?? Number.NaN), 0);
      expect(sum([cash, receivables, inventory, deposits, fixedAssets])).toBe(
        sum([payables, salesTaxPayable, payrollPayable, incomeTaxPayable, loans]) +
          sum([month.ownerCapital, month.retainedEarnings]),
      );
    }
  });

  it('takes a year that is unknown apart from the others', () => {
    const half = withInput(bakery, ['offers', 1, 'units', 'years', 1], null);
    const { years, unknown } = forecast(half);
    expect(years.map(({ revenue }) => revenue === null)).toEqual([false, true, false]);
    expect(unknown[0]).toEqual({ figure: 'registeredMonth', because: ['offers.1.units.years.1'] });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { forecastInputsSchema } from '../inputs.ts';
import { scenarios, stressTests } from '../scenario.ts';
import { anyForecast, inputsWithoutDefault, withInput } from '../testing/anyForecast.ts';
import {
  expectAllExplained,
  explainedPlan,
  figuresOf,
  valueAt,
} from '../testing/explainedFigures.ts';
import { pairs, studio, towelShop } from '../testing/explainedPlans.ts';
import { lenderPlans } from '../testing/lenderPlans.ts';
import { bakery, onCredit, partners, shareholders } from '../testing/samplePlans.ts';

const isOfStress = (figure: string) => figure.startsWith('stress.');

describe('every figure is explained down to the inputs and the tables, and each formula gives it', () => {
  it.each(scenarios)('of a bakery, in the %s scenario', (scenario) => {
    const explained = explainedPlan(bakery, scenario);
    expect(explained.forecast.months).toEqual(forecast(bakery, scenario).months);
    const figures = figuresOf(explained.forecast).filter((figure) => !isOfStress(figure));
    expect(expectAllExplained(explained, figures)).toBeGreaterThan(3_000);
  });

  it('of its stress tests, which are the same in each scenario', () => {
    const expected = explainedPlan(bakery);
    const figures = figuresOf(expected.forecast).filter(isOfStress);
    expect(figures.length).toBeGreaterThanOrEqual(5 * stressTests.length);
    expect(expectAllExplained(expected, figures)).toBeGreaterThan(15_000);
    const others = scenarios.map((scenario) => explainedPlan(bakery, scenario));
    for (const figure of figures) {
      const behind = expected
        .explain(figure)
        ?.parts.flatMap(({ origin }) => (origin.kind === 'figure' ? [origin.figure] : []));
      expect(behind).toHaveLength(1);
      for (const name of [figure, ...(behind ?? [])])
        for (const { explain } of others) expect(explain(name)).toEqual(expected.explain(name));
    }
  });

  it.each(
    Object.entries({
      ...lenderPlans,
      towelShop,
      studio,
      pairs,
      onCredit,
      partners,
      shareholders,
    }),
  )('of the plan %s', (_, inputs) => {
    expect(expectAllExplained(explainedPlan(inputs))).toBeGreaterThan(1_500);
  });

  it('of random plans', () => {
    fc.assert(
      fc.property(
        anyForecast,
        fc.constantFrom(...scenarios),
        fc.nat(stressTests.length - 1),
        (inputs, scenario, test) => {
          const explained = explainedPlan(inputs, scenario);
          // Each stress test is a forecast of its own, so each plan tries one.
          const figures = figuresOf(explained.forecast).filter(
            (figure) => !isOfStress(figure) || figure.startsWith(`stress.${test}.`),
          );
          expectAllExplained(explained, figures);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('and an unknown one by what is missing', () => {
    const path = ['offers', 0, 'price'];
    const { explain } = explainedPlan(withInput(bakery, path, null));
    expect(explain('months.3.revenue')).toMatchObject({
      value: null,
      parts: [{ value: null, origin: { kind: 'input', path: 'offers.0.price' } }],
    });
    for (const missing of inputsWithoutDefault(bakery)) {
      const half = explainedPlan(withInput(bakery, missing, null));
      // A single assertion, since one for each of 60,000 figures would take most of the time of the test.
      const others = figuresOf(half.forecast).filter(
        (figure) => half.explain(figure)?.value !== valueAt(half.forecast, figure),
      );
      expect(others).toEqual([]);
    }
  });
});

it('gives a formula with its values in both languages', () => {
  const inputs: ForecastInputs = forecastInputsSchema.parse({
    opening: '2027-05',
    offers: [{ id: 'a', price: 95_00, cost: 25_00, units: { mode: 'ramp', anchors: { 1: 10 } } }],
    loans: [{ id: 'l', amount: 15_000_00, rate: '20', term: 96 }],
  });
  const { explain } = explainedPlan(inputs);
  expect(explain('posting.sale.0..1.revenue')?.formula).toEqual({
    fr: 'unités vendues (10) × prix (95,00\u00a0$) = 950,00\u00a0$',
    en: 'units sold (10) × price ($95.00) = $950.00',
  });
  expect(explain('loans.0.schedule.0.interest')?.formula.en).toBe(
    'amount ($15,000.00) × yearly rate (20%) ÷ 12 = $250.00',
  );
  expect(explain('checks.0')).toBeUndefined();
});

describe('a formula is true', () => {
  const formula = (figure: string) => explainedPlan(bakery).explain(figure)?.formula.en;

  it('of what lowers an account', () => {
    expect(formula('posting.collection.0.0.1.receivables')).toBe(
      '− share collected (0.9) × (sale · Pain ($8,138.00) − bad debt · Pain ($40.69)), rounded as a running total = -$7,287.58',
    );
    expect(formula('posting.collection.0.0.1.cashFromCustomers')).toMatch(
      /^share collected .* = \$7,287\.58$/,
    );
  });

  it('of stock that is paid at start-up, whatever the terms', () => {
    expect(formula('posting.supplierPayment.2.0.0.cashToSuppliers')).toBe(
      'purchase · Confiture ($711.42), paid whole at start-up = $711.42',
    );
  });

  it('of contributions with a ceiling, between two and without one', () => {
    expect(formula('posting.charge.0.pensionPlan.3.employerCharges')).toBe(
      'QPP (6.30%) × (the part of gross pay · Vente ($2,292.77) that fits under the year’s ceiling ($74,600.00) after the pay since January ($2,292.77) − the month’s exemption ($291.66)), at most the year’s maximum ($4,479.30) less the contribution since January ($126.07) = $126.07',
    );
    expect(formula('posting.charge.0.healthServicesFund.3.employerCharges')).toBe(
      'HSF rate (1.65%) × gross pay · Vente ($2,292.77) = $37.83',
    );
    const pay = { mode: 'monthly', amount: 9_000_00 };
    const inputs = { ...bakery, staff: [{ id: 'chef', name: 'Chef', pay }] };
    const chef = explainedPlan(forecastInputsSchema.parse(inputs));
    const second = chef.explain('posting.charge.0.secondPensionPlan.17.employerCharges');
    expect(second?.formula.en).toContain(
      'between the year’s first ceiling ($74,600.00) and the year’s ceiling ($85,000.00) after',
    );
  });

  it.each([
    ['start', 'from start-up, by choice = 0'],
    ['never', 'never, by choice = to be completed'],
  ] as const)('of a registration chosen: %s', (registration, text) => {
    const chosen = explainedPlan({ ...bakery, salesTax: { registration } });
    expect(chosen.explain('registeredMonth')?.formula.en).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { withInput } from '../testing/anyForecast.ts';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { partsOf } from '../testing/explainedParts.ts';
import { studio } from '../testing/explainedPlans.ts';
import { missingFor } from './explain.ts';

/** @returns the studio plan without the inputs at these paths. */
const without = (...paths: (string | number)[][]): ForecastInputs =>
  paths.reduce((inputs, path) => withInput(inputs, path, null), studio);
const [price, rent, rate, term, own] = [
  ['offers', 0, 'price'],
  ['fixed', 0, 'amount'],
  ['loans', 0, 'rate'],
  ['loans', 0, 'term'],
  ['capital', 0, 'amount'],
];

/** @returns, for each figure, the form paths of its missing inputs, or "known". */
function missing(inputs: ForecastInputs, ...figures: string[]) {
  const { explain } = explainedPlan(inputs);
  return figures.map((figure) => {
    const found = explain(figure);
    expect(found?.figure).toBe(figure);
    return found?.value === null ? partsOf(found) : 'known';
  });
}

describe('a figure that is unknown', () => {
  it('states what is missing, in both languages', () => {
    const { explain } = explainedPlan(without(rate ?? [], term ?? []));
    expect(explain('loans.0.payment')).toMatchObject({
      figure: 'loans.0.payment',
      value: null,
      unit: 'money',
      isSum: false,
      formula: {
        fr: 'il manque taux annuel · Bank (à préciser), durée en mois · Bank (à préciser) = à préciser',
        en: 'missing: yearly rate · Bank (to be completed), term in months · Bank (to be completed) = to be completed',
      },
      parts: [{ unit: 'money' }, { unit: 'money' }],
    });
  });

  it('is reported wherever it is', () => {
    const figures = [
      'months.1.revenue',
      'months.1.cash',
      'years.0.dscr',
      'years.0.revenue',
      'lowestCash.amount',
      'lowestCash.m',
      'breakEven.month',
      'breakEven.units',
      'breakEven.payingYou.revenue',
      'stress.0.lowestCash.amount',
      'stress.0.dscr.1',
      'salesTax.1.gainGst',
      'salesTax.2.collectedGst',
      'salesTaxYears.0.collectedQst',
      'months.3.incomeSoFar',
      'months.1.grossMargin',
      'years.1.grossMargin',
      'months.1.totalAssets',
      'workingCapitalNeeded',
    ];
    const all = figures.map(() => ['form offers.0.price']);
    expect(missing(without(price ?? []), ...figures)).toEqual(all);
    expect(
      missing(without(price ?? []), 'sourcesAndUses.gap', 'months.1.wages', 'registeredMonth'),
    ).toEqual(['known', 'known', 'known']);
  });

  it('names only what it rests on, where more is missing', () => {
    const half = without(rent ?? [], own ?? []);
    expect(
      missing(half, 'months.1.cash', 'months.1.cashOut', 'months.1.totalEquity', 'months.1.cashIn'),
    ).toEqual([
      ['form fixed.0.amount', 'form capital.0.amount'],
      ['form fixed.0.amount'],
      ['form capital.0.amount', 'form fixed.0.amount'],
      'known',
    ]);
    expect(missing(half, 'months.0.cashIn', 'sourcesAndUses.gap')).toEqual([
      ['form capital.0.amount'],
      ['form capital.0.amount'],
    ]);
  });

  it('of a loan is known as far as it is', () => {
    const rateless = without(rate ?? []);
    const ofRate = ['form loans.0.rate'];
    expect(
      missing(
        rateless,
        'loans.0.payment',
        'loans.0.schedule.1.interest',
        'loans.0.schedule.1.balance',
        'loans.0.schedule.3.balance',
        'loans.0.schedule.3.principal',
        'loans.0.schedule.13.balance',
        'loanYears.0.0.interest',
        'loanYears.0.0.principal',
        'loanYears.0.2.interest',
        'years.0.debtService',
      ),
    ).toEqual([ofRate, ofRate, 'known', ofRate, ofRate, 'known', ofRate, ofRate, 'known', ofRate]);
    const { explain } = explainedPlan(rateless);
    expect(explain('loans.0.schedule.13.balance')?.formula.en).toBe(
      'balance (to be completed) − principal (to be completed) = $0.00',
    );
    expect(missing(without(term ?? []), 'loans.0.schedule')).toEqual([['form loans.0.term']]);
  });

  it('may have no value for another reason', () => {
    const free = explainedPlan({ ...studio, loans: [], salesTax: null });
    expect(free.explain('years.0.dscr')).toMatchObject({
      value: null,
      unit: 'ratio',
      formula: { en: 'EBITDA (-$11,455.80) ÷ debt service ($0.00) = to be completed' },
    });
    expect(free.explain('years.0.dscrAfterDrawings')).toMatchObject({ value: null, unit: 'ratio' });
    const poor = explainedPlan({ ...studio, startup: [{ id: 'x', amount: 900_000_00 }] });
    expect(poor.explain('breakEven.month')).toMatchObject({
      value: null,
      unit: 'count',
      formula: {
        en: expect.stringMatching(
          /until the end: net income since the start, February 2030 \(.*\) = to be/,
        ),
        fr: expect.stringMatching(
          /la fin\u00a0: bénéfice net depuis le départ, février 2030 \(.*\) = à préc/,
        ),
      },
    });
  });
});

describe('what a figure misses', () => {
  const unknown = [
    { figure: 'revenue', because: ['a'] },
    { figure: 'interest', because: ['b'] },
    { figure: 'schedule', because: ['b', 'c'] },
    { figure: 'lowestCash', because: ['d'] },
    { figure: 'salesTaxPaid', because: ['e'] },
  ];
  const of = (figure: string) => missingFor({ unknown }, figure);

  it('is that of its field, of its own, or of the fields that it adds up', () => {
    expect(of('months.3.revenue')).toEqual(['a']);
    expect(of('lowestCash.amount')).toEqual(['d']);
    expect(of('stress.0.lowestCash.amount')).toEqual(['d']);
    expect(of('months.3.income')).toEqual(['a']);
    expect(of('months.3.incomeSoFar')).toEqual(['a']);
    expect(of('loanYears.0.1.interest')).toEqual(['b', 'c']);
    expect(of('salesTax.3.gainGst')).toEqual(['e']);
    expect(of('salesTaxYears.0.gainGst')).toEqual(['e']);
    expect(of('months.3.wages')).toEqual([]);
    expect(of('months.3.cashIn')).toEqual([]);
  });
});

it('explains nothing that is no figure', () => {
  const { explain } = explainedPlan(studio);
  for (const other of [
    'nothing',
    'scenario',
    'checks.0',
    'months.3.nothing',
    'months.1.units.nobody',
    'years.9.ebitda',
    'years.0.nothing',
    'years.9.grossMargin',
    'years.1.units.nobody',
    'loans.9.payment',
    'loans.0.schedule.99.interest',
    'loans.0.schedule.0.other',
    'loanYears.5.0.interest',
    'loanYears.0.0.balance',
    'salesTax.1.nothing',
    'salesTax.99.collectedGst',
    'breakEven.nothing',
    'sourcesAndUses.sources.9.amount',
    'posting.sale.9..1.revenue',
    'cost.9.1',
    'quarter.gst.2.due',
    'stress.9.lowestCash.amount',
  ]) {
    expect([other, explain(other)]).toEqual([other, undefined]);
  }
});

it('names a registration by the law, with the sales of every month', () => {
  const { explain } = explainedPlan({ ...studio, salesTax: { registration: 'auto' } });
  const found = explain('registeredMonth');
  expect(found).toMatchObject({ value: 18, unit: 'count' });
  expect(found?.formula.en).toBe(
    'number of the month in which the sales of one quarter pass $30,000, or of the second month after the quarter with which the last four together pass it = 18',
  );
  const months = Array.from({ length: 36 }, (_, at) => `months.${at + 1}.revenue`);
  expect(partsOf(found)).toEqual(['form salesTax.registration text', ...months]);
  const { registration: _, ...salesTax } = { ...studio.salesTax };
  const unsaid = explainedPlan({ ...studio, salesTax }).explain('registeredMonth');
  expect(unsaid?.parts[0]).toMatchObject({ value: 'auto', unit: 'text' });
});

it('links a stress test to figures of its own', () => {
  const { explain } = explainedPlan(studio);
  expect(partsOf(explain('stress.0.lowestCash.amount'))?.[0]).toBe('stress.0/lowestCash.amount');
  expect(partsOf(explain('stress.6.dscr.1'))?.[0]).toBe('stress.6/years.1.dscr ratio');
  expect(partsOf(explain('stress.6/years.1.dscr'))).toEqual([
    'stress.6/years.1.ebitda',
    'stress.6/years.1.debtService',
  ]);
  for (const figure of [
    'stress.1/lowestCash.amount',
    'stress.1/loans.0.payment',
    'stress.1/breakEven.revenue',
    'stress.1/sourcesAndUses.gap',
    'stress.1/years.1.grossMargin',
    'stress.1/months.2.cashIn',
    'stress.1/months.2.costsSoFar',
    'stress.1/posting.sale.0..1.revenue',
    'stress.1/cost.0.1',
    'stress.1/quarter.gst.1.due',
    'stress.1/income.1',
    'stress.1/losses.2',
    'stress.1/loanYears.0.1.interest',
    'stress.1/salesTax.1.gainGst',
    'stress.1/salesTaxYears.1.gainGst',
  ]) {
    const found = explain(figure);
    expect(found?.figure).toBe(figure);
    for (const part of partsOf(found) ?? []) {
      expect(part).toMatch(/^(stress\.1\/|form |table |rule)/);
    }
  }
  // Stress test 1 raises direct costs by 10%.
  expect(explain('stress.1/cost.0.1')?.value).toBe(430_01);
});

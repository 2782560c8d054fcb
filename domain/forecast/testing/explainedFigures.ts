import { lentLines } from '../defaults/lent.ts';
import { taxFieldNames } from '../explain/accounts.ts';
import type { Explain } from '../explain/explain.ts';
import type { Explanation } from '../explain/explanation.ts';
import { calendarYearNames } from '../explain/ownerTaxes.ts';
import { ownerTaxNames } from '../explain/ownerTaxFigures.ts';
import { balanceSubtotals, flowSubtotals, runningTotals } from '../explain/subtotals.ts';
import { outlook } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { balanceNames, type Forecast, flowNames, ratioNames } from '../outputs.ts';
import { chargeNames } from '../rules/payroll.ts';
import { type Scenario, stressTests } from '../scenario.ts';
import { balanceSides } from '../statements/balanceSheet.ts';
import { expectEvaluates } from './evaluated.ts';
import { expectWellFormed } from './explainedParts.ts';

/** Paths of a forecast that are not figures. */
const notFigures = /^(scenario|unknown|checks)|\.(id|m|month|owner|year)$/;
const monthFigures = /^(breakEven\.month|.*lowestCash\.m|creditLinePeak\.m)$/;

/** @returns the paths of the figures of a forecast. */
export function figuresOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value) || (typeof value === 'object' && value !== null)) {
    return Object.entries(value).flatMap(([key, part]) =>
      figuresOf(part, path === '' ? key : `${path}.${key}`),
    );
  }
  return notFigures.test(path) && !monthFigures.test(path) ? [] : [path];
}

/** @returns the value at a path of a forecast. */
export function valueAt(forecast: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((place, key) => (place as Record<string, unknown> | null)?.[key], forecast);
}

interface ExplainedPlan {
  readonly forecast: Omit<Forecast, 'checks'>;
  readonly explain: Explain;
}

/** @returns the forecast of a plan and the function that explains its figures. */
export function explainedPlan(
  inputs: ForecastInputs,
  scenario: Scenario = 'expected',
): ExplainedPlan {
  const { forecasts, explain } = outlook(inputs);
  return { forecast: forecasts[scenario], explain: (figure) => explain(scenario, figure) };
}

/**
 * Checks the explanations of the figures, by default of all, following their parts down to the inputs and tables and
 * evaluating each formula.
 * @returns the number of explanations.
 */
export function expectAllExplained(
  { forecast: computed, explain }: ExplainedPlan,
  figures: readonly string[] = figuresOf(computed),
): number {
  const seen = new Map<string, Explanation>();
  const visit = (figure: string): Explanation => {
    const known = seen.get(figure);
    if (known) return known;
    const explanation = explain(figure);
    if (!explanation) throw new Error(`${figure} is not explained`);
    seen.set(figure, explanation);
    if (explanation.figure !== figure) throw new Error(`${figure} is ${explanation.figure}`);
    expectWellFormed(explanation);
    expectEvaluates(explanation);
    for (const part of explanation.parts) {
      if (part.origin.kind !== 'figure') continue;
      const behind = visit(part.origin.figure);
      if (behind.value !== part.value) {
        throw new Error(
          `${figure} takes ${part.origin.figure} for ${part.value}, not ${behind.value}`,
        );
      }
    }
    return explanation;
  };
  for (const figure of figures) {
    const { value } = visit(figure);
    if (value !== valueAt(computed, figure)) {
      throw new Error(`${figure} is ${valueAt(computed, figure)}, explained as ${value}`);
    }
  }
  return seen.size;
}

/** @returns the names of all figures that do not depend on the postings, for the plan and for each stress test. */
export function everyFigureName(inputs: ForecastInputs): string[] {
  const { offers, staff, assets, owners, creditLine } = inputs;
  const loans = lentLines(inputs);
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  const each = (...steps: readonly (readonly (string | number)[])[]): string[] =>
    steps.reduce<string[]>(
      (names, step) =>
        names.flatMap((name) => step.map((one) => (name ? `${name}.${one}` : `${one}`))),
      [''],
    );
  const units = offers.map(({ id }) => `units.${id}`);
  const flows = [...flowNames, ...Object.keys(flowSubtotals), ...units];
  const balances = [
    ...balanceNames,
    'principalDue',
    ...Object.keys({ ...balanceSides, ...balanceSubtotals, ...runningTotals }),
  ];
  const judged = [
    'closingCash',
    'ebitda',
    'ebitdaWithGrants',
    'debtService',
    'dscr',
    'dscrAfterDrawings',
    'dscrAfterOwners',
    ...ratioNames.map((name) => `ratios.${name}`),
  ];
  const people = upTo((staff?.length ?? 0) + 1);
  const own = [
    ...each(['months'], upTo(37), [...flows, ...balances]),
    ...each(['years'], upTo(3), [...flows, ...judged]),
    ...each(['loans'], upTo(loans.length), ['payment', 'schedule']),
    ...each(['loans'], upTo(loans.length), ['schedule'], upTo(80), [
      'interest',
      'principal',
      'balance',
    ]),
    ...each(['breakEven'], ['month', 'revenue', 'units', 'payingYou.revenue', 'payingYou.units']),
    ...each(['sourcesAndUses'], ['gap']),
    ...each(['sourcesAndUses'], ['sources', 'uses'], upTo(9), ['amount']),
    ...each(['lowestCash', 'creditLinePeak'], ['amount', 'm']),
    ...each(['creditLine'], upTo(creditLine ? 37 : 0), ['cash']),
    ...['workingCapitalNeeded', 'ownShare', 'ratesYear', 'registeredMonth'],
    ...each(['person', 'soFar'], people, upTo(37), ['pay', ...chargeNames]),
    ...each(['person'], people, upTo(37), ['tips', 'earnings']),
    ...each(['unitPrice', 'unitCost'], upTo(offers.length), [1, 2]),
    ...each(['cost'], upTo(offers.length), [...upTo(37), 'later']),
    ...each(['assetValue'], upTo(assets?.length ?? 0), upTo(37)),
    ...each(['income'], upTo(3)),
    ...each(['losses'], [1, 2]),
    ...each(['quarter'], ['gst', 'qst'], upTo(37), ['collected', 'credits', 'sales', 'due']),
    ...each(['salesTax'], upTo(37), taxFieldNames),
    ...each(['salesTaxYears'], upTo(3), taxFieldNames),
    ...each(['ownerTaxes'], upTo(4 * (owners?.length ?? 0)), ownerTaxNames),
    ...each(['calendarYear'], upTo(owners?.length ? 4 : 0), calendarYearNames),
    ...each(['loanYears'], upTo(loans.length), upTo(3), ['interest', 'principal']),
  ];
  const tests = stressTests.map((_, at) => `stress.${at}`);
  return [
    ...own,
    ...each(tests, ['lowestCash'], ['amount', 'm']),
    ...each(tests, ['dscr', 'dscrAfterOwners'], upTo(3)),
    ...tests.flatMap((test) => own.map((name) => `${test}/${name}`)),
  ];
}

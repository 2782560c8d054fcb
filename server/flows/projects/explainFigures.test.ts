import { computeForecast, mostExplained, mostParts } from '@elan/domain/contract/forecast';
import { Failure } from '@elan/domain/failure';
import { forecast } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { resultOf } from '@elan/domain/forecast/testing/evaluated';
import { figuresOf, valueAt } from '@elan/domain/forecast/testing/explainedFigures';
import { towelShop } from '@elan/domain/forecast/testing/explainedPlans';
import { bakery, largestPlan, visits } from '@elan/domain/forecast/testing/samplePlans';
import { finished } from '@elan/domain/parts';
import { describe, expect, it } from 'vitest';
import { explainFigures } from './explainFigures.ts';

const explained = (inputs: ForecastInputs, figures: readonly string[]) =>
  finished(explainFigures(forecast(inputs), inputs, figures));

describe('every figure of the reply', () => {
  it.each([
    ['visits', visits],
    ['bakery', bakery],
  ])('is explained as the contract has it, and its arithmetic gives it: %s', (_, inputs) => {
    const computed = forecast(inputs);
    const figures = figuresOf(computed);
    const explanations = Array.from({ length: Math.ceil(figures.length / mostExplained) }).flatMap(
      (_, at) => explained(inputs, figures.slice(at * mostExplained, (at + 1) * mostExplained)),
    );
    const reply = { ...computed, explanations: explanations.slice(0, mostExplained) };
    expect(computeForecast.reply.parse(reply)).toEqual(reply);
    expect(explanations.map(({ figure }) => figure)).toEqual(figures);
    for (const { figure, value, evaluates } of explanations) {
      expect(value, figure).toBe(valueAt(computed, figure));
      if (evaluates !== null) expect(resultOf(evaluates), figure).toBe(value);
    }
    const searched = explanations.filter(
      ({ value, evaluates }) => value !== null && evaluates === null,
    );
    expect(searched.map(({ figure }) => figure)).toEqual([
      'registeredMonth',
      'ratesYear',
      'breakEven.month',
      'lowestCash.m',
    ]);
  });
});

it('names where each part comes from', () => {
  const [revenue, interest, tax] = explained(towelShop, [
    'posting.sale.0..4.revenue',
    'loans.0.schedule.0.interest',
    'posting.sale.0..4.gst',
  ]);
  expect(revenue?.parts.map(({ figure, input }) => figure ?? input)).toEqual([
    'months.4.units.towel',
    'offers.0.price',
  ]);
  expect(interest?.parts.map(({ input }) => input)).toEqual(['loans.0.amount', 'loans.0.rate']);
  expect(tax?.parts[1]?.rate).toMatchObject({ year: 2008 });
});

describe('a list of figures', () => {
  const refusal = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      if (error instanceof Failure) return error.detail;
      throw error;
    }
    throw new Error('it was not refused');
  };

  it('is refused with the place of what is no figure', () => {
    const detail = refusal(() => explained(visits, ['years.0.revenue', 'years.9.revenue']));
    expect(detail).toBe('explain.1: no such figure');
  });

  it('is refused where a reply would be too large', () => {
    const months = Array.from({ length: 36 }, (_, m) => `months.${m + 1}.payrollPayable`);
    const detail = refusal(() => explained(largestPlan, months));
    expect(detail).toContain(`more than ${mostParts} parts`);
  });
});

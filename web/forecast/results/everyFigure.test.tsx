// @vitest-environment happy-dom
import { outlook } from '@elan/domain/forecast/forecast';
import { type Scenario, scenarios } from '@elan/domain/forecast/scenario';
import {
  bakery,
  incompletePlan,
  onCredit,
  partners,
  shortOfCash,
} from '@elan/domain/forecast/testing/samplePlans';
import { type Language, languages } from '@elan/domain/language';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ForecastResults } from './ForecastResults.tsx';
import { amount, count, dollars, percentage, ratio } from './figures/format.ts';
import { monthInPlan, resultsCopy } from './figures/ResultsContext.ts';

const plans = { bakery, shortOfCash, onCredit, incompletePlan, partners } as const;
type Plan = keyof typeof plans;

/** A figure as shown on the page: its path, its scenario and its text. */
type Shown = readonly [figure: string, scenario: Scenario, text: string];

function shown(): Shown[] {
  return [...document.querySelectorAll<HTMLElement>('[data-figure]')].map((button) => [
    button.dataset.figure ?? '',
    button.dataset.scenario as Scenario,
    button.textContent ?? '',
  ]);
}

/** Opens every table, statement and scenario of the page. */
function everyFigure(language: Language): Map<string, Shown> {
  const copy = resultsCopy(language);
  const all = new Map<string, Shown>();
  const collect = () => {
    for (const one of shown()) all.set(one.join(' '), one);
  };
  for (const details of document.querySelectorAll('details')) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  collect();
  for (const period of ['months', 'years'] as const) {
    // The ratios, shown last, are by year only.
    fireEvent.click(screen.getByRole('radio', { name: copy.statements.names.income }));
    fireEvent.click(screen.getByRole('radio', { name: copy.statements.periods[period] }));
    for (const name of Object.values(copy.statements.names)) {
      // The owners' taxes are offered only where there are any.
      const option = screen.queryByRole('radio', { name });
      if (option) fireEvent.click(option);
      collect();
    }
    fireEvent.click(screen.getByRole('radio', { name: copy.statements.names.income }));
  }
  for (const scenario of scenarios) {
    fireEvent.click(screen.getByRole('radio', { name: copy.scenario.names[scenario] }));
    collect();
  }
  return all;
}

const cases = languages.flatMap((language) =>
  (Object.keys(plans) as Plan[]).map((plan) => [plan, language] as const),
);

it.each(cases)('explains every figure of %s, in %s', (plan, language) => {
  const inputs = plans[plan];
  const copy = resultsCopy(language);
  const { explain, forecasts } = outlook(inputs);
  render(<ForecastResults inputs={inputs} language={language} onGoToInput={() => {}} />);
  const figures = everyFigure(language);
  expect(figures.size).toBeGreaterThan(2_500);
  const { months } = forecasts.expected;
  for (const [figure, scenario, text] of figures.values()) {
    const explanation = explain(scenario, figure);
    if (!explanation) throw new Error(`${figure} is not explained`);
    const { value, unit } = explanation;
    expect(explanation.formula[language]).not.toMatch(/^ = |undefined|NaN/);
    const months36 = (m: number, style: 'long' | 'short') =>
      monthInPlan(m, months[m]?.month ?? '2000-01', language, style);
    const written =
      value === null
        ? [copy.unknown, copy.none, copy.noDebt, copy.notInThreeYears, copy.noBreakEven]
        : unit === 'money'
          ? [dollars(value, language), amount(value, language)]
          : unit === 'ratio'
            ? [ratio(value, language)]
            : unit === 'percent'
              ? [percentage(value, language)]
              : [count(value, language), months36(value, 'long'), months36(value, 'short')];
    if (!written.includes(text)) {
      throw new Error(`${figure} shows ${text}, explained as ${written.join(' or ')}`);
    }
    if (text === copy.unknown) {
      const isInput = explanation.parts.every(({ origin }) => origin.kind === 'input');
      expect([figure, isInput, explanation.parts.length > 0]).toEqual([figure, true, true]);
    }
  }
});

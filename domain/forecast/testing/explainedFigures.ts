import type { Explain } from '../explain/explain.ts';
import type { Explanation } from '../explain/explanation.ts';
import { outlook } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Forecast } from '../outputs.ts';
import type { Scenario } from '../scenario.ts';
import { expectEvaluates } from './evaluated.ts';
import { expectWellFormed } from './explainedParts.ts';

/** Paths of a forecast that are not figures. */
const notFigures = /^(scenario|unknown|checks)|\.(id|m|month)$/;
const monthFigures = /^(breakEven\.month|.*lowestCash\.m)$/;

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
 * Checks the explanations of all figures, following their parts down to the inputs and tables and evaluating each
 * formula.
 * @returns the number of explanations.
 */
export function expectAllExplained({ forecast: computed, explain }: ExplainedPlan): number {
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
  for (const figure of figuresOf(computed)) {
    const { value } = visit(figure);
    if (value !== valueAt(computed, figure)) {
      throw new Error(`${figure} is ${valueAt(computed, figure)}, explained as ${value}`);
    }
  }
  return seen.size;
}

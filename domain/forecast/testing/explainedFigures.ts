import type { Explain } from '../explain/explain.ts';
import type { Explanation } from '../explain/explanation.ts';
import { outlook } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Forecast } from '../outputs.ts';
import type { Scenario } from '../scenario.ts';
import { expectEvaluates } from './evaluated.ts';
import { expectWellFormed } from './explainedParts.ts';

/** What a forecast lists beside its figures. */
const notFigures = /^(scenario|unknown|checks)|\.(id|m|month)$/;
const monthFigures = /^(breakEven\.month|.*lowestCash\.m)$/;

/** @returns the paths of a forecast’s figures. */
export function figuresOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value) || (typeof value === 'object' && value !== null)) {
    return Object.entries(value).flatMap(([key, part]) =>
      figuresOf(part, path === '' ? key : `${path}.${key}`),
    );
  }
  return notFigures.test(path) && !monthFigures.test(path) ? [] : [path];
}

/** @returns what a forecast has at a path. */
export function valueAt(forecast: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((place, key) => (place as Record<string, unknown> | null)?.[key], forecast);
}

interface ExplainedPlan {
  readonly forecast: Omit<Forecast, 'checks'>;
  readonly explain: Explain;
}

/** A plan's forecast, and how each of its figures came about. */
export function explainedPlan(
  inputs: ForecastInputs,
  scenario: Scenario = 'expected',
): ExplainedPlan {
  const { forecasts, explain } = outlook(inputs);
  return { forecast: forecasts[scenario], explain: (figure) => explain(scenario, figure) };
}

/**
 * Follows every part of every figure down to the inputs and the tables, and evaluates each formula.
 * @returns how many explanations there are.
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

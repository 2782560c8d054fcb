import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import { smallPlan, statements } from '@elan/domain/forecast/testing/smallPlans';
import { findContradictions } from '../contradictions.ts';

export type Offer = Partial<ForecastInputs['offers'][number]>;
type Answers = Readonly<Record<string, string>>;

/** @returns the contradictions found. @param answers by "module.question". */
export function foundInFull(
  answers: Answers,
  inputs: Partial<ForecastInputs> = {},
  offer: Offer = {},
): Check[] {
  const plan = { opening: '2027-05', ...inputs };
  const sold = { taxStatus: 'exempt' as const, costTaxable: false, ...offer };
  const project: Record<string, { answers: Record<string, string> }> = {};
  for (const [path, answer] of Object.entries(answers)) {
    const [module = '', question = ''] = path.split('.');
    project[module] = { answers: { ...project[module]?.answers, [question]: answer } };
  }
  return findContradictions({
    project,
    inputs: smallPlan(plan, sold),
    forecast: statements(plan, sold),
    savedOn: () => '2026-11-24',
  });
}
/** @returns the contradictions with their English text and the place to fix each. */
export function found(...all: Parameters<typeof foundInFull>) {
  return foundInFull(...all).map(({ id, modules, mendAt, text }) => ({
    id,
    at: `${mendAt.module}.${mendAt.question}`,
    modules: modules.join(' '),
    text: text.en,
  }));
}
export const ids = (...all: Parameters<typeof found>) => found(...all).map(({ id }) => id);

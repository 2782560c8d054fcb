import { forecast } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { languages } from '@elan/domain/language';
import type { ModuleKey } from '@elan/modules/catalogue';
import { findContradictions } from '@elan/reading/contradictions/contradictions';
import type { ProjectTexts } from '@elan/reading/projectTexts';
import { withProposals } from '@elan/reading/proposals/apply';
import { proposalsFrom } from '@elan/reading/proposals/read';
import { describe, expect, it } from 'vitest';
import type { ExampleProject } from '../e2e/projects/project.ts';
import { projects } from '../e2e/projects/projects.ts';

const today = '2026-11-24';
type Kind = keyof typeof projects;
type Language = (typeof languages)[number];

function textsOf({ answers, comments }: ExampleProject): ProjectTexts {
  return Object.fromEntries(
    Object.entries(answers).map(([key, own]) => [
      key,
      { answers: own, comments: comments[key as ModuleKey] },
    ]),
  );
}

/** What the texts leave open, completed as a careful user would do. */
const completed: Readonly<Record<Kind, (inputs: ForecastInputs) => ForecastInputs>> = {
  product: (inputs) => inputs,
  // The texts describe June and July as very busy and January as dead.
  service: (inputs) => withOffer(inputs, { season: [1, 2, 8, 8, 8, 16, 16, 8, 8, 8, 8, 10] }),
  // Two co-ops pay in the first month, and each partner contributes $5,000.
  digital: (inputs) => ({
    ...withOffer(inputs, { units: { mode: 'ramp', anchors: { 1: 2, 6: 15, 12: 45 } } }),
    capital: [{ id: 'own', amount: 10_000_00 }],
  }),
};

function withOffer(
  inputs: ForecastInputs,
  change: Partial<ForecastInputs['offers'][number]>,
): ForecastInputs {
  return {
    ...inputs,
    offers: inputs.offers.map((offer, at) => (at === 0 ? { ...offer, ...change } : offer)),
  };
}

function projectOf(kind: Kind, language: Language) {
  const texts = textsOf(projects[kind][language]);
  const { inputs } = withProposals(undefined, proposalsFrom(texts, { today, language }));
  return { texts, inputs: completed[kind](inputs) };
}

function foundIn(texts: ProjectTexts, inputs: ForecastInputs): readonly string[] {
  return findContradictions({
    project: texts,
    inputs,
    forecast: forecast(inputs),
    savedOn: () => today,
  }).map(({ id }) => id);
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(projects) as Kind[])('a consistent project has none: %s', (kind) => {
    const { texts, inputs } = projectOf(kind, language);
    expect(foundIn(texts, inputs)).toEqual([]);
  });
});

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

function withAnswer(
  texts: ProjectTexts,
  module: string,
  question: string,
  answer: string,
): ProjectTexts {
  const before = texts[module];
  return { ...texts, [module]: { ...before, answers: { ...before?.answers, [question]: answer } } };
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(projects) as Kind[])('a consistent project has none: %s', (kind) => {
    const { texts, inputs } = projectOf(kind, language);
    expect(foundIn(texts, inputs)).toEqual([]);
  });
});

type Change = (project: ReturnType<typeof projectOf>) => ReturnType<typeof projectOf>;
const answered =
  (module: string, question: string, answer: string): Change =>
  ({ texts, inputs }) => ({ texts: withAnswer(texts, module, question, answer), inputs });
const planned =
  (change: (inputs: ForecastInputs) => ForecastInputs): Change =>
  ({ texts, inputs }) => ({ texts, inputs: change(inputs) });

it.each<[string, Kind, Language, Change, string]>([
  [
    'another price',
    'product',
    'fr',
    planned((inputs) =>
      withOffer(inputs, { price: 89_00, units: { mode: 'year', years: [460, 420, 420] } }),
    ),
    'priceTold:finances',
  ],
  [
    'another price of the product',
    'service',
    'en',
    answered('rd', 'productDescription', 'A three-day package at $2,100, all included.'),
    'priceTold:rd',
  ],
  [
    'a later opening than chosen',
    'service',
    'fr',
    planned((inputs) => ({ ...inputs, opening: '2027-09' })),
    'openingAgainstTimeline',
  ],
  [
    'an opening soon, though in more than a year was chosen',
    'product',
    'en',
    answered('business-plan', 'timeline', 'moreThanYear'),
    'openingAgainstTimeline',
  ],
  [
    'an opening in another month of the milestones',
    'product',
    'fr',
    answered('business-plan', 'milestones', 'Permis en mars; ouverture de l’atelier en juin'),
    'openingAgainstMilestones',
  ],
  [
    'the same in English',
    'digital',
    'en',
    answered('business-plan', 'milestones', 'Five pilots in February. Launch in October.'),
    'openingAgainstMilestones',
  ],
  [
    'more to pay than the range',
    'product',
    'fr',
    planned((inputs) => ({ ...inputs, assets: [{ id: 'a', name: 'Four', cost: 40_000_00 }] })),
    'usesOutsideBand',
  ],
  [
    'far less than the range',
    'product',
    'en',
    answered('finances', 'initialInvestment', '100000-250000'),
    'usesOutsideBand',
  ],
  [
    'a loan above the savings that are the main source',
    'product',
    'fr',
    planned((inputs) => ({
      ...inputs,
      loans: [{ id: 'l', amount: 25_000_00, rate: '8', term: 60 }],
    })),
    'mainSourceNotLargest',
  ],
  [
    'savings above the bank loan that is the main source',
    'product',
    'en',
    answered('finances', 'fundingSources', 'bankLoan'),
    'mainSourceNotLargest',
  ],
  [
    'staff of a person who works alone',
    'product',
    'fr',
    ({ texts, inputs }) => ({
      texts: withAnswer(texts, 'business-plan', 'team', 'Moi, seul, 30 heures par semaine.'),
      inputs: {
        ...inputs,
        staff: [{ id: 's', name: 'Aide', pay: { mode: 'monthly', amount: 2_000_00 } }],
      },
    }),
    'aloneYetStaff',
  ],
  [
    'a goal in dollars that the units do not make',
    'service',
    'en',
    answered('finances', 'revenueGoals', '$120,000 in the first year'),
    'goalDiffers',
  ],
  [
    'a goal in units that the units are not',
    'product',
    'fr',
    answered('finances', 'revenueGoals', '800 paires la première année'),
    'goalDiffers',
  ],
  [
    'a break-even far under the costs',
    'product',
    'en',
    answered('finances', 'breakEven', 'Two pairs a month'),
    'breakEvenDiffers',
  ],
  [
    'a break-even far above them',
    'service',
    'fr',
    answered('finances', 'breakEven', 'Une quinzaine de déménagements par mois'),
    'breakEvenDiffers',
  ],
  [
    'more marketing than the range',
    'product',
    'fr',
    planned((inputs) => ({
      ...inputs,
      fixed: [...(inputs.fixed ?? []), { id: 'pub', name: 'Publicité', amount: 900_00 }],
    })),
    'marketingOutsideBand',
  ],
  [
    'less marketing than the range',
    'service',
    'en',
    answered('marketing', 'budget', '1500-3000'),
    'marketingOutsideBand',
  ],
  [
    'seasons in words, none in the forecast',
    'service',
    'fr',
    planned((inputs) => withOffer(inputs, { season: null })),
    'seasonFlat',
  ],
  [
    'customers who pay later in words only',
    'digital',
    'en',
    answered('finances', 'cashFlow', 'Customers pay within 60 days.'),
    'paymentTermsDiffer',
  ],
  [
    'customers who pay at once in words only',
    'service',
    'fr',
    ({ texts, inputs }) => ({
      texts: withAnswer(texts, 'finances', 'cashFlow', 'Les familles paient à la commande.'),
      inputs: { ...inputs, collect: ['0', '1', '0', '0'] },
    }),
    'paymentTermsDiffer',
  ],
  [
    'two towns',
    'service',
    'en',
    answered('business-plan', 'location', 'A small office in Granby'),
    'placeDiffers',
  ],
])('finds %s', (_what, kind, language, change, id) => {
  const { texts, inputs } = change(projectOf(kind, language));
  expect(foundIn(texts, inputs)).toContain(id);
});

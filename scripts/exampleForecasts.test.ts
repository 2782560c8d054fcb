import { forecast } from '@elan/domain/forecast/forecast';
import { languages } from '@elan/domain/language';
import type { ModuleKey } from '@elan/modules/catalogue';
import type { ProjectTexts } from '@elan/reading/projectTexts';
import { withProposals } from '@elan/reading/proposals/apply';
import { proposalsFrom } from '@elan/reading/proposals/read';
import { describe, expect, it } from 'vitest';
import type { ExampleProject } from '../e2e/projects/project.ts';
import { projects } from '../e2e/projects/projects.ts';

function proposed({ answers, comments }: ExampleProject, language: 'fr' | 'en') {
  const texts: ProjectTexts = Object.fromEntries(
    Object.entries(answers).map(([key, own]) => [
      key,
      { answers: own, comments: comments[key as ModuleKey] },
    ]),
  );
  return withProposals(undefined, proposalsFrom(texts, { today: '2026-11-24', language }));
}

/** The figures that a careful reader would find in each project: amounts in cents, units per month or year. */
const expectedFigures = {
  product: {
    opening: '2027-05',
    form: 'soleProprietorship',
    offer: { price: 98_00, cost: 41_00, units: { mode: 'year', years: [420, 420, 420] } },
    cardFee: '3.1',
    hoursPerWeek: 30,
    fixed: [425_00, 85_00, 60_00, 50_00, 80_00],
    assets: [6_500_00, 2_500_00],
    capital: [10_000_00],
    loans: [8_000_00],
    ownerPay: undefined,
  },
  service: {
    opening: '2027-02',
    form: 'soleProprietorship',
    offer: { price: 1_850_00, cost: 557_00, units: { mode: 'year', years: [40, 40, 40] } },
    cardFee: undefined,
    hoursPerWeek: undefined,
    fixed: [110_00, 65_00, 145_00, 500_00, 240_00],
    assets: [],
    capital: [],
    loans: [],
    ownerPay: 2_800_00,
  },
  digital: {
    opening: '2027-05',
    // The plan's answers have no option for a worker cooperative.
    form: undefined,
    offer: { price: 84_00, cost: 6_00, units: { mode: 'ramp', anchors: { 6: 15, 12: 45 } } },
    cardFee: '3.6',
    hoursPerWeek: 20,
    fixed: [140_00, 120_00, 100_00, 90_00, 50_00],
    assets: [],
    capital: [],
    loans: [20_000_00],
    ownerPay: undefined,
  },
} as const;

describe.each(['product', 'service', 'digital'] as const)('the %s', (kind) => {
  it.each(languages)('gives its forecast the figures of its answers, in %s', (language) => {
    const { inputs } = proposed(projects[kind][language], language);
    const { opening, form, cardFee, hoursPerWeek, ownerPay } = inputs;
    const [first] = inputs.offers;
    const { price, cost, units } = first ?? {};
    expect({
      opening,
      form,
      offer: { price, cost, units },
      cardFee,
      hoursPerWeek,
      fixed: (inputs.fixed ?? []).map(({ amount }) => amount),
      assets: (inputs.assets ?? []).map((line) => line.cost),
      capital: (inputs.capital ?? []).map(({ amount }) => amount),
      loans: (inputs.loans ?? []).map(({ amount }) => amount),
      ownerPay: ownerPay?.amount,
    }).toEqual(expectedFigures[kind]);
    expect(first?.name).toMatch(/^\p{Lu}/u);
    // No input needed for a figure is missing.
    expect(forecast(inputs).unknown).toEqual([]);
  });

  it('is the same in both languages', () => {
    const [fr, en] = languages.map((language) => proposed(projects[kind][language], language));
    expect(Object.keys(fr?.origins ?? {})).toEqual(Object.keys(en?.origins ?? {}));
    expect(fr?.inputs.offers[0]?.season).toEqual(en?.inputs.offers[0]?.season);
  });
});

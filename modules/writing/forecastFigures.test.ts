import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import { toComplete } from '@elan/domain/figures/format';
import { figurePlaceholder, tablePlaceholder } from '@elan/domain/figures/placeholder';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { journey, type ModuleKey } from '../catalogue.ts';
import { prompts } from '../prompts.ts';
import { aMorning } from '../testing/aMorning.ts';
import { readDataBlock } from './dataBlock.ts';
import { forecastFigures } from './forecastFigures.ts';
import type { PromptInput } from './prompt.ts';

/** Each month, 100 sales at $50 that cost $10 each, and a rent of $1,000; an oven of $6,000, paid with a loan. */
const inputs: ForecastInputs = {
  opening: '2027-05',
  offers: [
    {
      id: 'box',
      name: 'Boîte',
      price: 50_00,
      cost: 10_00,
      costTaxable: false,
      taxStatus: 'zeroRated',
      units: { mode: 'ramp', anchors: { 1: 100 } },
    },
  ],
  fixed: [{ id: 'rent', name: 'Loyer', amount: 1_000_00, tax: 'none' }],
  assets: [{ id: 'oven', name: 'Four', cost: 6_000_00, tax: 'none' }],
  capital: [{ id: 'own', amount: 2_000_00 }],
  loans: [{ id: 'loan', name: 'Prêt (SADC)', amount: 5_000_00, rate: '0', term: 50 }],
  salesTax: { registration: 'never' },
};

const ofProject: Omit<PromptInput, 'language'> = {
  now: aMorning,
  journey,
  project: { name: 'P', description: '' },
  answers: {},
  comments: '',
  modules: {},
};

describe.each(languages)('the figures of a prompt in %s', (language) => {
  const figures = forecastFigures(inputs, language);
  const inLanguage = (fr: string, en: string) => (language === 'fr' ? fr : en);
  const fact = (id: string) => figures.facts.find((one) => one.id === id);

  it('are those of the forecast, each with its id, in the format of the language', () => {
    expect(fact('opening')?.value).toBe(inLanguage('mai 2027', 'May 2027'));
    expect(fact('revenue.y1')).toEqual({
      id: 'revenue.y1',
      label: inLanguage('revenus', 'revenue'),
      value: inLanguage('60\u00a0000\u00a0$', '$60,000'),
      period: inLanguage('an 1', 'year 1'),
      origin: 'computed',
    });
    expect(fact('offer1.price')).toMatchObject({ of: 'Boîte', origin: 'said' });
    expect(fact('breakEven.units')?.value).toBe('330');
    expect(fact('sources.own')?.value).toBe(inLanguage('2\u00a0000\u00a0$', '$2,000'));
    expect(figures.tables.map(({ id }) => id)).toContain('sourcesAndUses');
    expect(figures.missing).toEqual([]);
    expect(figures.facts.length).toBeLessThanOrEqual(150);
  });

  it('leave out what rests on a missing input, which is named', () => {
    const [offer] = inputs.offers;
    const partial = forecastFigures(
      { ...inputs, offers: [{ ...offer, id: 'box', price: null }] },
      language,
    );
    const ids = partial.facts.map(({ id }) => id);
    expect(ids).not.toContain('revenue.y1');
    expect(ids).toContain('fixedCosts.y1');
    expect(partial.missing).toEqual(['offers.0.price']);
  });

  it('name only placeholders that can be filled', () => {
    const filled = figuresOf(inputs);
    const text = [
      ...figures.facts.map(({ id }) => figurePlaceholder(id)),
      ...figures.tables.map(({ id }) => tablePlaceholder(id)),
    ].join(' ');
    expect(fillFigures(text, { figures: filled, language })).not.toContain(toComplete[language]);
  });

  it('stand in the texts of other modules as they are now', () => {
    const [system] = prompts['business-plan'].messages({
      ...ofProject,
      language,
      forecast: inputs,
      modules: { finances: { aiResponse: 'A {{f:revenue.y1}} B {{f:offer9.price}}' } },
    });
    const { otherModules } = readDataBlock('project_data', system.content) as {
      otherModules: { writeUp?: string }[];
    };
    const amount = fact('revenue.y1')?.value;
    expect(otherModules[0]?.writeUp).toBe(`A ${amount} B ${toComplete[language]}`);
  });

  it.each<[ModuleKey, boolean]>([
    ['finances', true],
    ['business-plan', true],
    ['maturity', true],
    ['marketing', true],
    ['rd', true],
    ['environmental', true],
    ['idea', false],
    ['analysis', false],
  ])('are in the prompt of %s: %s', (key, isThere) => {
    const input = { ...ofProject, language };
    const dataOf = (forecast: ForecastInputs | undefined) => {
      const [system, user] = prompts[key].messages({ ...input, forecast });
      return {
        data: readDataBlock('project_data', system.content) as { forecast?: unknown },
        task: user.content,
      };
    };
    const rule = language === 'fr' ? 'n’additionnez' : 'add up, subtract';
    expect(dataOf(undefined).data.forecast).toBeUndefined();
    expect(dataOf(undefined).task).not.toContain(rule);
    const { data, task } = dataOf(inputs);
    expect(data.forecast).toEqual(isThere ? figures : undefined);
    expect(task.includes(rule)).toBe(isThere);
  });
});

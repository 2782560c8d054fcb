import { languages } from '@elan/domain/language';
import { maturityCategories } from '@elan/domain/project/maturity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { isStored, like } from '../testing/replies.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import { maturity } from './maturity.module.ts';
import { maturityPrompt } from './maturity.prompt.ts';
import { keep, replySchema } from './maturity.result.ts';

const category = { score: 55, status: 'En chemin', recommendations: ['Préciser le prix'] };
const sample = {
  categories: Object.fromEntries(maturityCategories.map((name) => [name, category])),
  strengths: ['Une clientèle précise'],
  weaknesses: ['Aucun chiffre'],
  nextSteps: ['Appeler cinq clients', 'Fixer un prix', 'Écrire le budget'],
  timeline: 'Un premier client d’ici trois mois, à vérifier.',
};

const stored = { overall: 55, ...sample };

function withScore(score: unknown) {
  return { ...sample, categories: { ...sample.categories, market: { ...category, score } } };
}

describe('the score that is kept', () => {
  it('is the one that was requested', () => {
    expect(replySchema.safeParse(sample).success).toBe(true);
    expect(keep(sample)).toEqual({ score: stored });
  });

  it('has the overall score of its categories, not that of the reply', () => {
    for (const overall of [0, 61, 140, 'élevé', null, undefined]) {
      expect(keep({ ...sample, overall })).toEqual({ score: stored });
    }
    expect(keep(withScore(100))?.score?.overall).toBe(64);
    expect(keep(withScore('57,4 %'))?.score?.overall).toBe(55);
  });

  it('is requested without the overall score', () => {
    expect(replySchema.safeParse({ ...sample, overall: 61 }).success).toBe(false);
    for (const language of languages) {
      const messages = maturityPrompt.messages({
        now: aMorning,
        journey,
        language,
        project: { name: 'P', description: '' },
        answers: {},
        comments: '',
        modules: {},
      });
      expect(messages.map(({ content }) => content).join('\n')).not.toContain('overall');
    }
  });

  it.each([
    [0, 0],
    [100, 100],
    [72.4, 72],
    [99.6, 100],
    ['72', 72],
    [' 72,6 ', 73],
    ['72 %', 72],
    [-0, 0],
  ])('reads %j as %i', (sent, score) => {
    expect(keep(withScore(sent))?.score?.categories.market.score).toBe(score);
  });

  it.each([140, -1, 100.2, Number.NaN, 'élevé', '', '1e2', null, undefined, [50], { value: 50 }])(
    'is refused with %j for a number',
    (sent) => {
      expect(keep(withScore(sent))).toBeUndefined();
    },
  );

  it.each(maturityCategories)('is refused without %s', (name) => {
    const { [name]: _missing, ...categories } = sample.categories;
    expect(keep({ ...sample, categories })).toBeUndefined();
  });

  it('is refused when it is not a score', () => {
    for (const value of [
      null,
      [],
      [sample],
      'x',
      {},
      { overall: 50 },
      { ...sample, categories: [] },
    ]) {
      expect(keep(value)).toBeUndefined();
    }
  });

  it('reads one text as a list of one, and no text as an empty list', () => {
    const score = keep({ ...sample, strengths: 'Un métier', weaknesses: 4, timeline: null })?.score;
    expect(score).toMatchObject({ strengths: ['Un métier'], weaknesses: [], timeline: '' });
  });

  it('keeps nothing that was not requested', () => {
    const more = {
      ...sample,
      confidence: 0.9,
      categories: { ...sample.categories, legal: category },
    };
    expect(keep(more)).toEqual({ score: stored });
  });

  it('can be stored, whatever the model sent', () => {
    fc.assert(
      fc.property(like(sample), (value) => {
        const result = keep(value);
        if (result) expect(isStored(maturity, result)).toBe(true);
      }),
    );
  });
});

it.each(languages)('the prompt shows in %s every module, completed or not', (language) => {
  const [system, user] = maturityPrompt.messages({
    now: aMorning,
    journey,
    language,
    project: { name: 'P', description: '' },
    answers: {},
    comments: '',
    modules: {
      idea: { answers: { targetMarket: 'Infirmières' }, aiResponse: '## Forces' },
      analysis: { answers: { competitors: 'Lise' } },
    },
  });
  expect(readDataBlock('project_data', system.content)).toMatchObject({
    otherModules: [{ key: 'idea' }, { key: 'analysis' }],
    progress: expect.arrayContaining([
      expect.objectContaining({ key: 'idea', completed: true }),
      expect.objectContaining({ key: 'analysis', completed: false }),
      expect.objectContaining({ key: 'journal', completed: false }),
    ]),
  });
  for (const name of maturityCategories) expect(user.content).toMatch(new RegExp(`${name}\\s?:`));
  expect(maturityPrompt.schema?.name).toBe('maturity');
});

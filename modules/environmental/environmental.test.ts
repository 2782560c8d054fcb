import { languages } from '@elan/domain/language';
import { type Nature, natures, optionSigns } from '@elan/domain/project/nature';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { idea } from '../idea/idea.module.ts';
import { aMorning } from '../testing/aMorning.ts';
import { environmental } from './environmental.module.ts';
import { environmentalPrompt } from './environmental.prompt.ts';
import { natureRemark } from './natureRemark.ts';

const bakery = {
  businessType: 'foodService',
  productionMethod: 'kitchen',
  packaging: 'paper',
  transportation: 'customersCome',
};
const app = {
  businessType: 'digitalProduct',
  productionMethod: 'digitalWork',
  packaging: 'none',
  transportation: 'nothing',
};

function taskOf(answers: Readonly<Record<string, string>>, businessIdea = '', language = 'fr') {
  const [, user] = environmentalPrompt.messages({
    now: aMorning,
    journey,
    language: language === 'fr' ? 'fr' : 'en',
    project: { name: 'P', description: '' },
    answers,
    comments: '',
    modules: { idea: { answers: { businessIdea } } },
  });
  return user.content;
}

it('needs Premium', () => {
  expect(environmental.free).toBe(false);
});

describe('the analysis that adapts', () => {
  it.each(languages)(
    'asks in %s for the analysis of the project’s nature, and no other',
    (language) => {
      const cases: readonly (readonly [Readonly<Record<string, string>>, string, Nature])[] = [
        [bakery, 'Une boulangerie ouverte la nuit', 'physical'],
        [app, 'Un jeu de mots', 'digital'],
        [{}, 'Une application pour les pêcheurs', 'digital'],
        [bakery, 'Une plateforme de repas', 'both'],
        [bakery, 'Un atelier d’application de peinture', 'physical'],
      ];
      for (const [answers, businessIdea, nature] of cases) {
        const task = taskOf(answers, businessIdea, language).split('\n');
        for (const other of natures) {
          expect(task.includes(natureRemark[other][language]), `${businessIdea}: ${other}`).toBe(
            other === nature,
          );
        }
      }
    },
  );

  it('contains nothing that the person wrote', () => {
    const plain = taskOf(app, 'x');
    fc.assert(
      fc.property(fc.string(), fc.string(), (materials, businessIdea) => {
        expect(taskOf({ ...app, materials }, businessIdea)).toBe(plain);
      }),
    );
  });
});

it('derives every sign of a nature from an option that exists', () => {
  const questions = [...environmental.questions, ...idea.questions];
  for (const [id, signs] of Object.entries(optionSigns)) {
    const question = questions.find((one) => one.id === id);
    const options = question?.kind === 'select' ? question.options.map((option) => option.id) : [];
    expect(options, id).toEqual(expect.arrayContaining(Object.keys(signs)));
  }
});

it('has a true option for a business that makes, packages and moves nothing', () => {
  const labels = environmental.questions.flatMap((question) =>
    question.kind === 'select' ? question.options.map(({ label }) => label.en) : [],
  );
  for (const start of [
    'No physical production: code',
    'Nothing to package',
    'Nothing and nobody',
  ]) {
    expect(
      labels.some((label) => label.startsWith(start)),
      start,
    ).toBe(true);
  }
});

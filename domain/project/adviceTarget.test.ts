import { describe, expect, it } from 'vitest';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { sampleModule } from '../testing/sampleModule.ts';
import { adviceTarget, weakestQuestion } from './adviceTarget.ts';

const named = (key: string, fr: string, en: string): ModuleDefinition => ({
  ...sampleModule,
  key,
  title: { fr, en },
  shortTitle: { fr, en },
});
const journey: readonly ModuleDefinition[] = [
  named('idea', 'Mon idée', 'My idea'),
  named('rd', 'R-D du produit', 'Product R&D'),
  named('environmental', 'Impact environnemental', 'Environmental impact'),
  { ...named('personas', 'Personas (clients types)', 'Customer personas'), questions: [] },
];
const complete = { name: 'Toison', story: 'Une longue histoire de laine', size: 'small' };

describe('a piece of advice', () => {
  it.each([
    ['Précisez « longue histoire » dans « Mon idée ».', { module: 'idea', question: 'story' }],
    ['Make “Small” more precise in “My idea”.', { module: 'idea', question: 'size' }],
    [
      'Répondez aussi à cette question de « Mon idée » : Story',
      { module: 'idea', question: 'story' },
    ],
    ['Relisez « Mon idée ».', { module: 'idea', question: 'name' }],
    ['Générez « Personas ».', { module: 'personas' }],
    ['Chiffrez ceci : « une longue histoire… »', { module: 'idea', question: 'story' }],
    ['Parlez à dix personnes.', undefined],
    ['Remplissez « Autre chose ».', undefined],
  ])('links a step to what it names: %j', (advice, target) => {
    const modules = { idea: { answers: complete, aiResponse: 'Un texte.' } };
    expect(adviceTarget(advice, { journey, modules })).toEqual(target);
  });

  it('links to the first module of its area that is not written', () => {
    const modules = { rd: { answers: complete, aiResponse: 'Un texte.' } };
    expect(adviceTarget('Essayez un produit.', { journey, modules, area: 'product' })).toEqual({
      module: 'environmental',
      question: 'name',
    });
  });

  it('links to what it names although its area is another', () => {
    expect(
      adviceTarget('Remplissez « Mon idée ».', { journey, modules: {}, area: 'product' }),
    ).toEqual({
      module: 'idea',
      question: 'name',
    });
  });
});

it.each([
  [{ name: 'Toison' }, 'size'],
  [{ name: 'Toison', size: 'small' }, 'story'],
  [complete, 'name'],
])('begins with what is missing, else with what is short: %j', (answers, weakest) => {
  expect(weakestQuestion(sampleModule, { answers })?.id).toBe(weakest);
});

it('begins with an answer that the person has not reviewed', () => {
  const entry = { answers: complete, proposedAnswers: ['story'] };
  expect(weakestQuestion(sampleModule, entry)?.id).toBe('story');
});

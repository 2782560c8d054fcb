import { startingBudgetBands } from '@elan/domain/questionnaire/budgetBands';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { asSpecified } from '../testing/specifiedQuestions.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import { idea } from './idea.module.ts';
import { ideaPrompt } from './idea.prompt.ts';

const answers = {
  businessIdea: 'Du pain chaud livré la nuit',
  targetMarket: 'Infirmières de nuit à Rimouski',
  problemSolved: 'Rien d’ouvert après 22 h',
  businessModel: 'directSales',
  location: 'Rimouski',
  budget: '5000-20000',
};

const input = {
  project: { name: 'Pain de nuit', description: '' },
  answers,
  comments: '',
  modules: {},
} as const;

describe('the idea module', () => {
  it('asks the questions of docs/product.md#questions', () => {
    expect(asSpecified(idea.questions)).toEqual([
      { id: 'businessIdea', kind: 'longText', required: true },
      { id: 'targetMarket', kind: 'longText', required: true },
      { id: 'problemSolved', kind: 'longText', required: true },
      { id: 'businessModel', kind: 'select', required: true, options: 7 },
      { id: 'location', kind: 'text', required: true },
      { id: 'experience', kind: 'longText', required: false },
      { id: 'budget', kind: 'select', required: false, options: 5 },
    ]);
    expect(idea.questions.find(({ id }) => id === 'budget')).toMatchObject({
      options: startingBudgetBands,
    });
    expect(idea.free).toBe(true);
  });

  it('is written in French from the answers, options by their label', () => {
    const [system, user] = ideaPrompt.messages({
      now: aMorning,
      journey,
      ...input,
      language: 'fr',
    });
    expect(system.content).toContain('Module en cours\u00a0: Mon idée.');
    expect(system.content).toContain('français du Québec');
    expect(readDataBlock('project_data', system.content)).toMatchObject({
      language: 'fr',
      project: input.project,
      currentModule: {
        key: 'idea',
        answers: expect.arrayContaining([
          expect.objectContaining({ id: 'businessIdea', answer: answers.businessIdea }),
          expect.objectContaining({ id: 'businessModel', answer: 'Vente directe de produits' }),
          expect.objectContaining({
            id: 'budget',
            answer: expect.stringMatching(/^De 5\s000\s\$ à 20\s000\s\$$/),
          }),
        ]),
      },
    });
    const titles = user.content.split('\n').filter((line) => line.startsWith('## '));
    expect(titles).toEqual([
      '## Forces de votre idée',
      '## Défis à relever',
      '## Occasions à saisir',
      '## Trois recommandations prioritaires',
      '## Plan des 30 prochains jours',
    ]);
    expect(user.content).toContain('Trois ou quatre forces');
    expect(user.content).toContain('Trois ou quatre défis');
    expect(user.content).toContain('Exactement trois recommandations');
  });

  it('is written in English from the same answers', () => {
    const [system, user] = ideaPrompt.messages({
      now: aMorning,
      journey,
      ...input,
      language: 'en',
    });
    expect(system.content).toContain('Current module: My idea.');
    expect(system.content).toContain('Canadian dollar (CAD, $)');
    expect(readDataBlock('project_data', system.content)).toMatchObject({
      currentModule: {
        answers: expect.arrayContaining([
          expect.objectContaining({ id: 'businessModel', answer: 'Direct product sales' }),
          expect.objectContaining({ id: 'budget', answer: '$5,000 to $20,000' }),
        ]),
      },
    });
    expect(user.content).toContain('## Plan for the next 30 days\n');
    expect(user.content).toContain('Exactly three recommendations');
  });
});

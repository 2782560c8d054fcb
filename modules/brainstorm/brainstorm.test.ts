import { languages } from '@elan/domain/language';
import { developIdea, undecidedBudget } from '@elan/domain/project/developIdea';
import { ideasRequested } from '@elan/domain/project/ideas';
import { answersSchema, missingAnswers } from '@elan/domain/questionnaire/answers';
import { startingBudgetBands } from '@elan/domain/questionnaire/budgetBands';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { idea } from '../idea/idea.module.ts';
import { aMorning } from '../testing/aMorning.ts';
import { brainstorm } from './brainstorm.module.ts';
import { brainstormPrompt } from './brainstorm.prompt.ts';

function optionsOf(id: string): readonly string[] {
  const question = brainstorm.questions.find((one) => one.id === id);
  return question?.kind === 'select' ? question.options.map((option) => option.id) : [];
}

const selected = { title: 'Pain', description: 'Du pain', sector: 'Alimentation' };

describe('the brainstorm', () => {
  it('has the title of docs/product.md#modules', () => {
    expect(brainstorm.title.en).toBe('Find my idea (AI Brainstorm)');
  });

  it('offers the bands of the idea, and an undecided option', () => {
    const bands = startingBudgetBands.map(({ id }) => id);
    expect(optionsOf('budget')).toEqual([...bands, undecidedBudget]);
  });
});

describe('developing an idea', () => {
  it.each(optionsOf('productOrService'))('finds a way to earn for %s', (productOrService) => {
    const answers = developIdea(selected, { productOrService }, 'fr');
    expect(answersSchema(idea).safeParse(answers).success).toBe(true);
    expect(answers.businessModel).not.toBe('');
  });

  it.each(startingBudgetBands.map(({ id }) => id))('keeps the band %s', (budget) => {
    const answers = developIdea(selected, { budget }, 'en');
    expect(answersSchema(idea).safeParse(answers).success).toBe(true);
    expect(answers.budget).toBe(budget);
  });

  it('leaves only the place blank when the brainstorm is complete', () => {
    const brainstormed = { targetCustomers: 'Mes voisins', productOrService: 'service' };
    const missing = missingAnswers(idea, developIdea(selected, brainstormed, 'fr'));
    expect(missing.map(({ id }) => id)).toEqual(['location']);
  });
});

describe('the prompt of the brainstorm', () => {
  it.each(languages)('asks in %s for 12 to 15 ideas as a structure', (language) => {
    const [system, user] = brainstormPrompt.messages({
      now: aMorning,
      journey,
      language,
      project: { name: 'P', description: '' },
      answers: { skills: 'Couture', budget: 'undecided' },
      comments: '',
      modules: {},
    });
    expect(user.content).toMatch(/12 (à|to) 15/);
    expect(user.content).toContain(language === 'fr' ? 'Élevé, Moyen ou Faible' : 'High, Medium');
    expect(system.content).toContain('Couture');
    expect(system.content).toContain(language === 'fr' ? 'Pas encore défini' : 'Not yet defined');
    expect(brainstormPrompt.schema).toMatchObject({
      name: 'ideas',
      schema: {
        properties: {
          ideas: { minItems: ideasRequested.least, maxItems: ideasRequested.most },
        },
      },
    });
    expect(user.content).toContain(JSON.stringify(brainstormPrompt.schema?.schema));
  });
});

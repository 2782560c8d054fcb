import { languages } from '@elan/domain/language';
import { nearestBusinessModel } from '@elan/domain/project/developIdea';
import { catalogue, journey } from '@elan/modules/catalogue';
import { autoFillPrompt, prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../prompt/readPrompt.ts';
import { sourceQuestions } from './answers.ts';
import { composeStructure } from './composeStructure.ts';

const brainstorm = {
  answers: {
    skills: 'Douze ans de boulangerie',
    productOrService: 'service',
    budget: 'under-5000',
    targetCustomers: 'Les infirmières de nuit',
  },
  selectedIdea: {
    title: 'Pain de nuit',
    sector: 'Alimentation',
    description: 'Du pain chaud. Premier essai : trois clients.',
  },
};
const idea = { answers: { location: 'Rimouski', experience: 'Douze ans de boulangerie' } };

describe.each(languages)('answers proposed in %s', (language) => {
  const filled = (key: 'idea' | 'business-plan' | 'rd', answers = {}, more = {}) => {
    const blanks = catalogue[key].questions.filter(({ id }) => !Object.hasOwn(answers, id));
    const fill = autoFillPrompt(catalogue[key], blanks, prompts[key].drawsOn);
    const project = { name: 'Pain de nuit', description: '' };
    const { [key]: _own, ...modules } = { brainstorm, idea, 'business-plan': {}, rd: {}, ...more };
    const input = { now: aMorning, journey, language, project, answers, comments: '', modules };
    const text = composeStructure(readPrompt(fill.messages(input)), fill.schema?.name, 0) ?? '';
    return fill.read({ text, ending: 'complete' }, language)?.answers;
  };

  it('come from the person’s answers elsewhere, and are null where there are none', () => {
    expect(filled('idea')).toEqual({
      businessIdea: 'Pain de nuit. Du pain chaud.',
      targetMarket: 'Les infirmières de nuit',
      businessModel: nearestBusinessModel.service,
      experience: 'Douze ans de boulangerie',
      budget: 'under-5000',
    });
    expect(filled('business-plan')).toEqual({
      team: expect.stringMatching(/^(Moi|Me)\. Douze ans de boulangerie$/),
      resources: expect.stringMatching(/5/),
      location: 'Rimouski',
    });
  });

  it('are not handed from one proposal to the next', () => {
    const echo = { analysis: { answers: { differentiators: 'Douze ans de boulangerie' } } };
    expect(filled('rd', {}, echo)).not.toHaveProperty('innovations');
    const own = { analysis: { answers: { differentiators: 'Le pain sort à trois heures' } } };
    expect(filled('rd', {}, own)).toMatchObject({ innovations: 'Le pain sort à trois heures' });
  });

  it('leave alone what is answered', () => {
    expect(filled('idea', { businessIdea: 'À moi' })).not.toHaveProperty('businessIdea');
  });
});

it('the questions that it knows are those of the modules', () => {
  const ids = journey.flatMap(({ key, questions }) => questions.map(({ id }) => `${key}.${id}`));
  for (const id of Object.entries(sourceQuestions).flat(2)) expect(ids).toContain(id);
});

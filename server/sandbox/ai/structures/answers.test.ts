import { languages } from '@elan/domain/language';
import { nearestBusinessModel } from '@elan/domain/project/developIdea';
import { findModule, journey } from '@elan/modules/catalogue';
import { autoFillPrompt, prompts } from '@elan/modules/prompts';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../readPrompt.ts';
import { saidElsewhere } from './answers.ts';
import { composeStructure } from './composeStructure.ts';

const modules = {
  brainstorm: {
    answers: {
      skills: 'Douze ans de boulangerie',
      productOrService: 'service',
      budget: 'under-5000',
      targetCustomers: 'Les infirmières de nuit',
    },
    selectedIdea: { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain chaud.' },
  },
  idea: { answers: { location: 'Rimouski', experience: 'Douze ans de boulangerie' } },
};

describe.each(languages)('answers proposed in %s', (language) => {
  const filled = (key: 'idea' | 'business-plan', answers = {}) => {
    const definition = findModule(key);
    if (!definition) throw new Error(`no module ${key}`);
    const blanks = definition.questions.filter(({ id }) => !Object.hasOwn(answers, id));
    const fill = autoFillPrompt(definition, blanks, prompts[key].drawsOn);
    const project = { name: 'Pain de nuit', description: '' };
    const { [key]: _current, ...others } = { ...modules, 'business-plan': {} };
    const input = { language, project, answers, comments: '', modules: others };
    const text = composeStructure(readPrompt(fill.messages(input)), fill.schema?.name, 0) ?? '';
    return fill.read({ text, ending: 'complete' }, language)?.answers;
  };

  it('come from what the person said elsewhere, and are none where they said nothing', () => {
    expect(filled('idea')).toEqual({
      businessIdea: 'Pain de nuit. Du pain chaud.',
      targetMarket: 'Les infirmières de nuit',
      businessModel: nearestBusinessModel.service,
      experience: 'Douze ans de boulangerie',
      budget: 'under-5000',
    });
    expect(filled('business-plan')).toEqual({
      team: 'Douze ans de boulangerie',
      resources: expect.stringMatching(/5/),
      location: 'Rimouski',
    });
  });

  it('leave alone what is answered', () => {
    expect(filled('idea', { businessIdea: 'À moi' })).not.toHaveProperty('businessIdea');
  });
});

it('the questions that it knows are those of the modules', () => {
  const ids = journey.flatMap(({ key, questions }) => questions.map(({ id }) => `${key}.${id}`));
  for (const [key, byQuestion] of Object.entries(saidElsewhere)) {
    for (const [id, sources] of Object.entries(byQuestion)) {
      expect(ids).toEqual(expect.arrayContaining([`${key}.${id}`, ...sources]));
    }
  }
});

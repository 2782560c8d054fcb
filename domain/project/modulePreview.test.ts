import { expect, it } from 'vitest';
import type { ModuleContent } from './moduleEntry.ts';
import { previewOf } from './modulePreview.ts';

const modules: Record<string, ModuleContent> = {
  brainstorm: {
    answers: { skills: 'Onze ans de couture', interests: 'Le feutre' },
    selectedIdea: { title: 'Pantoufles réparables', sector: 'Artisanat', description: '' },
  },
  idea: {
    answers: {
      businessIdea: 'Des pantoufles de laine.',
      targetMarket: 'Des gens qui ont froid',
      problemSolved: 'Une phrase toute faite',
      location: 'Kamouraska',
    },
    defaultedAnswers: ['problemSolved'],
  },
  analysis: { answers: { competitors: '- Glerups, 150 $\n- Acorn', risks: 'Mes poignets' } },
};

it('quotes the most telling answers of a module, two at most', () => {
  expect(previewOf('finances', modules)).toEqual([
    { name: 'finances.prices', words: 'Glerups, 150 $' },
    { name: 'finances.breakEven', words: 'Des pantoufles de laine' },
  ]);
});

it('leaves out a sentence that is not the person’s', () => {
  expect(previewOf('personas', modules).map(({ name }) => name)).toEqual([
    'personas.people',
    'personas.reasons',
  ]);
});

it('quotes the chosen idea where nothing else is written, and no answer twice', () => {
  const { brainstorm } = modules;
  expect(previewOf('maturity', { brainstorm })).toEqual([
    { name: 'maturity.score', words: 'Pantoufles réparables' },
  ]);
  const same = { idea: { answers: { businessIdea: 'Du pain', targetMarket: 'Du pain' } } };
  expect(previewOf('marketing', same)).toEqual([{ name: 'marketing.audience', words: 'Du pain' }]);
});

it.each(['business-plan', 'idea', 'unknown'])('has no line without an answer: %s', (module) => {
  expect(previewOf(module, { journal: { entries: [] } })).toEqual([]);
});

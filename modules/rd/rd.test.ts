import { expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import { rd } from './rd.module.ts';
import { rdPrompt } from './rd.prompt.ts';

const input = {
  project: { name: 'Lune', description: '' },
  answers: {
    productDescription: 'Une application qui endort les bébés',
    developmentStage: 'conceptualIdea',
    technicalRequirements: 'Un micro et une développeuse',
    qualityStandards: 'dataProtection',
  },
  comments: '',
  modules: { idea: { answers: { businessIdea: 'Des berceuses' } } },
} as const;

it('needs Premium', () => {
  expect(rd.free).toBe(false);
});

it('begins at the idea on paper by default', () => {
  const [, stage] = rd.questions;
  expect(stage.id).toBe('developmentStage');
  expect(stage.autoFillDefault).toBe(stage.options[0].id);
  expect(stage.options[0].label).toEqual({ fr: 'Idée sur papier', en: 'Idea on paper' });
});

it('is written in French in the words of the trade', () => {
  const [system, user] = rdPrompt.messages({ now: aMorning, journey, ...input, language: 'fr' });
  expect(system.content).toContain('Module en cours\u00a0: R-D du produit.');
  expect(readDataBlock('project_data', system.content)).toMatchObject({
    currentModule: {
      answers: expect.arrayContaining([
        expect.objectContaining({ answer: 'Idée sur papier' }),
        expect.objectContaining({ id: 'qualityStandards' }),
      ]),
    },
    otherModules: [{ key: 'idea' }],
  });
  expect(user.content).toContain('une recette, un service ou une application');
  expect(user.content).toContain('priorité (indispensable, souhaitable, plus tard)');
});

it('is written in English from the same answers', () => {
  const [system, user] = rdPrompt.messages({ now: aMorning, journey, ...input, language: 'en' });
  expect(system.content).toContain('Current module: Product R&D.');
  expect(user.content).toContain('priority (must, should, later)');
});

import { expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import { marketing } from './marketing.module.ts';
import { marketingPrompt } from './marketing.prompt.ts';

const input = {
  project: { name: 'Pain de nuit', description: '' },
  answers: {
    brandName: 'Pain de nuit',
    valueProposition: 'Du pain chaud à 3 h',
    marketingChannels: 'localPresence',
    budget: '500-1500',
    customerAcquisition: 'Une infirmière en parle à ses collègues',
  },
  comments: '',
  modules: {
    analysis: { answers: { competitors: 'La cafétéria' } },
    idea: { answers: { targetMarket: 'Infirmières de nuit' } },
  },
} as const;

it('needs Premium', () => {
  expect(marketing.free).toBe(false);
});

it('is written in French from the month’s budget, the channel and the idea', () => {
  const [system, user] = marketingPrompt.messages({
    now: aMorning,
    journey,
    ...input,
    language: 'fr',
  });
  expect(readDataBlock('project_data', system.content)).toMatchObject({
    currentModule: {
      title: 'Marketing',
      answers: expect.arrayContaining([
        {
          id: 'budget',
          question: expect.stringContaining('chaque mois'),
          answer: expect.stringMatching(/^De 500\s\$ à 1\s500\s\$$/),
        },
        expect.objectContaining({ answer: 'Marchés, événements et partenaires du coin' }),
      ]),
    },
    otherModules: [{ key: 'idea' }, { key: 'analysis' }],
  });
  expect(user.content).toContain('## Canaux de communication et de vente\nUn tableau');
  expect(user.content).toContain('dans l’ordre où les payer');
  for (const rule of ['Charte de la langue française', 'anti-pourriel', 'Loi 25', 'consommateur']) {
    expect(user.content).toContain(rule);
  }
});

it('is written in English from the same answers', () => {
  const [system, user] = marketingPrompt.messages({
    now: aMorning,
    journey,
    ...input,
    language: 'en',
  });
  expect(system.content).toContain('$500 to $1,500');
  expect(system.content).toContain('each month');
  expect(user.content).toContain('## Budget for the first three months\nThe band chosen, as it is');
  for (const rule of ['Charter of the French Language', 'anti-spam', 'Law 25', 'Consumer']) {
    expect(user.content).toContain(rule);
  }
});

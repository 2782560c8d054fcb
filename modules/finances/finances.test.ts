import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import type { ProjectData } from '../writing/projectData.ts';
import { finances } from './finances.module.ts';
import { financesPrompt } from './finances.prompt.ts';

const input = {
  project: { name: 'Pain de nuit', description: '' },
  answers: {
    initialInvestment: '10000-25000',
    fundingSources: 'bankLoan',
    pricingStrategy: '9,50 $ le pain',
    fixedCosts: 'Four 650 $, assurance 95 $',
  },
  comments: '',
  modules: { idea: { answers: { businessIdea: 'Du pain la nuit' } } },
} as const;

describe('the finances', () => {
  it('ask for the investment in the six bands of docs/product.md#option-lists', () => {
    const [investment] = finances.questions;
    expect(investment?.kind === 'select' && investment.options.map(({ id }) => id)).toEqual([
      'under-10000',
      '10000-25000',
      '25000-50000',
      '50000-100000',
      '100000-250000',
      'over-250000',
    ]);
    expect(finances.free).toBe(false);
  });

  it('are written in French from the person’s own amounts', () => {
    const [system, user] = financesPrompt.messages({
      now: aMorning,
      journey,
      ...input,
      language: 'fr',
    });
    const data = readDataBlock('project_data', system.content) as ProjectData;
    expect(data.currentModule.answers.map(({ answer }) => answer)).toEqual([
      expect.stringMatching(/^De 10\s000\s\$ à 25\s000\s\$$/),
      'Un prêt d’une banque ou d’une caisse',
      input.answers.pricingStrategy,
      input.answers.fixedCosts,
    ]);
    expect(user.content).toContain('s’utilisent tels quels');
    expect(user.content).toContain('confrontez les chiffres');
    expect(user.content).toContain('## Seuil de rentabilité\nUne liste numérotée de quatre étapes');
    expect(user.content).toContain('T1, T2, T3, T4');
  });

  it('are written in English from the same amounts', () => {
    const [system, user] = financesPrompt.messages({
      now: aMorning,
      journey,
      ...input,
      language: 'en',
    });
    const data = readDataBlock('project_data', system.content) as ProjectData;
    expect(data.currentModule.answers[0]?.answer).toBe('$10,000 to $25,000');
    expect(user.content).toContain('are used as they are');
    expect(user.content).toContain('hold the figures against one another');
    expect(user.content).toContain('prudent, realistic, ambitious');
  });
});

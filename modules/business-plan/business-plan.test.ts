import { type Language, languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { readDataBlock } from '../writing/dataBlock.ts';
import type { ProjectData } from '../writing/projectData.ts';
import { businessPlan } from './business-plan.module.ts';
import { businessPlanPrompt } from './business-plan.prompt.ts';

const input = {
  project: { name: 'Pain de nuit', description: '' },
  answers: { timeline: 'within6Months', legalStructure: 'corporation', team: 'Moi et ma sœur' },
  comments: '',
} as const;

type Answered = Readonly<Record<string, Readonly<Record<string, string>>>>;

function messagesWith(language: Language, answered: Answered) {
  const modules = Object.fromEntries(
    Object.entries(answered).map(([key, answers]) => [key, { answers }]),
  );
  return businessPlanPrompt.messages({ ...input, language, modules });
}

describe('the business plan', () => {
  it('promises the ten parts that its page announces', () => {
    expect(businessPlan.sections.map(({ title }) => title.en)).toEqual([
      'Executive summary',
      'Market analysis',
      'Competitive study',
      'Marketing strategy',
      'Operational plan',
      '3-year forecasts',
      'Launch planning',
      'Risk management',
      'Sources and appendices',
      'Professional format',
    ]);
    expect(businessPlan.free).toBe(false);
  });

  it('proposes six months and a corporation where nothing else is known', () => {
    const defaults = businessPlan.questions.flatMap((question) =>
      'autoFillDefault' in question ? [[question.id, question.autoFillDefault]] : [],
    );
    expect(defaults).toEqual([
      ['timeline', 'within6Months'],
      ['legalStructure', 'corporation'],
    ]);
  });

  it('shows each legal structure with its form here', () => {
    const question = businessPlan.questions.find(({ id }) => id === 'legalStructure');
    const labels = question && 'options' in question ? question.options : [];
    expect(labels.map(({ label }) => label.en.split(' (')[0])).toEqual([
      'Micro-enterprise',
      'SARL/EURL',
      'SAS/SASU',
      'Association',
      'Other',
      'Undecided',
    ]);
    expect(labels.map(({ label }) => label.fr)).toContain('SARL/EURL (société par actions, inc.)');
  });

  it('takes its figures from the finances, and draws on the idea first', () => {
    const modules = { finances: { pricingStrategy: '96 $' }, idea: { businessIdea: 'Du pain' } };
    for (const language of languages) {
      const [system, user] = messagesWith(language, modules);
      const data = readDataBlock('project_data', system.content) as ProjectData;
      expect(data.otherModules.map(({ key }) => key)).toEqual(['idea', 'finances']);
      expect(user.content).toContain(language === 'fr' ? 'repris tels quels' : 'taken as they are');
    }
  });

  it.each([{}, { finances: { pricingStrategy: ' ' } }])(
    'leaves amounts to specify without finances (%j)',
    (modules) => {
      expect(messagesWith('fr', modules)[1].content).toContain('«\u00a0à préciser\u00a0»');
      expect(messagesWith('en', modules)[1].content).toContain('“to specify”');
    },
  );
});

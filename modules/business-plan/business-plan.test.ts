import { type Language, languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { callsOf } from '../testing/inAllCalls.ts';
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
  return businessPlanPrompt.messages({ now: aMorning, journey, ...input, language, modules });
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

  it('proposes six months and a corporation by default', () => {
    const defaults = businessPlan.questions.flatMap((question) =>
      'autoFillDefault' in question ? [[question.id, question.autoFillDefault]] : [],
    );
    expect(defaults).toEqual([
      ['timeline', 'within6Months'],
      ['legalStructure', 'corporation'],
    ]);
  });

  it('shows each legal structure by its Quebec name, with that of France in brackets', () => {
    const question = businessPlan.questions.find(({ id }) => id === 'legalStructure');
    const labels = question && 'options' in question ? question.options : [];
    const names = [
      'micro-enterprise',
      'SARL/EURL',
      'SAS/SASU',
      'association',
      undefined,
      undefined,
    ];
    const bracketed = (label: string) => /\(([^()…]+)\)$/.exec(label)?.[1];
    expect(labels.map(({ label }) => bracketed(label.en))).toEqual(names);
    expect(labels.map(({ label }) => label.fr)).toContain('Société par actions, inc. (SARL/EURL)');
  });

  it('takes its figures from the finances, and uses the idea first', () => {
    const modules = { finances: { pricingStrategy: '96 $' }, idea: { businessIdea: 'Du pain' } };
    for (const language of languages) {
      const [system, user] = messagesWith(language, modules);
      const data = readDataBlock('project_data', system.content) as ProjectData;
      expect(data.otherModules.map(({ key }) => key)).toEqual(['idea', 'finances']);
      expect(user.content).toContain(language === 'fr' ? 'repris tels quels' : 'taken as they are');
    }
  });

  it.each([{}, { finances: { pricingStrategy: ' ' } }])(
    'leaves amounts to be completed without finances (%j)',
    (modules) => {
      expect(messagesWith('fr', modules)[1].content).toContain('«\u00a0à préciser\u00a0»');
      expect(messagesWith('en', modules)[1].content).toContain('“to be completed”');
    },
  );
});

/** Facts that only the comments of the finances module contain, and facts that a lender must not read. */
const rich = {
  ...input,
  now: aMorning,
  journey,
  answers: { ...input.answers, milestones: 'Premier client en mars' },
  modules: {
    brainstorm: {
      answers: { skills: 'Onze ans de nuit au four' },
      generatedIdeas: [
        {
          title: 'Des chandelles à la livre',
          sector: 'Artisanat',
          description: 'Écartée.',
          interestLevel: 'Faible' as const,
        },
      ],
      selectedIdea: {
        title: 'Pain de nuit',
        sector: 'Alimentation',
        description: 'Du pain chaud.',
      },
      lastUpdated: '2026-05-04T14:00:00.000Z',
    },
    idea: { answers: { businessIdea: 'Du pain la nuit' }, aiResponse: 'Texte de l’idée' },
    finances: {
      answers: { initialInvestment: '10000-25000', pricingStrategy: '7,50 $ la miche' },
      comments: 'On demande 20 000 $ à la SADC, et on met 5 000 $ chacune.',
      aiResponse: 'Le creux arrive à la neuvième semaine.',
      lastUpdated: '2026-11-02T14:00:00.000Z',
    },
    personas: { personas: [] },
    journal: {
      entries: [
        {
          id: '1',
          date: '2026-11-01T12:00:00.000Z',
          title: 'Nuit blanche',
          content: 'Je doute de tout.',
          mood: 'negative' as const,
          tags: [],
        },
      ],
      aiAnalysis: 'Vous doutez.',
    },
  },
};

describe.each(languages)('the prompt of a rich project in %s', (language) => {
  const calls = callsOf(businessPlanPrompt, { ...rich, language });

  it('is written in two calls, of 2,200 to 2,500 words in all', () => {
    expect(calls).toHaveLength(2);
    const { lengths } = businessPlanPrompt;
    expect(lengths.reduce((sum, { text = 0, figures = 0 }) => sum + text + figures, 0)).toBe(2_500);
    for (const [, { content }] of calls) {
      expect(content).toContain(
        language === 'fr' ? 'De 1100 à 1250 mots en tout' : 'From 1100 to 1250 words in all',
      );
    }
  });

  it.each(calls)(
    'holds the day, the loan, the contribution and the text of the finances',
    (system) => {
      expect(system.content).toContain(
        language === 'fr' ? '23 novembre 2026' : 'November 23, 2026',
      );
      expect(system.content).toContain('"answeredOn":"2026-11-02"');
      expect(system.content).toContain(rich.modules.finances.comments);
      expect(system.content).toContain(rich.modules.finances.aiResponse);
      expect(system.content).toContain('Du pain chaud.');
    },
  );

  it.each(calls)('contains neither the journal nor a rejected idea', (system, user) => {
    for (const text of ['chandelles', 'Nuit blanche', 'Je doute', 'Vous doutez']) {
      expect(system.content + user.content).not.toContain(text);
    }
  });

  it('speaks for the business, and names who is behind it', () => {
    const [[system, user]] = calls as [(typeof calls)[0]];
    expect(system.content).toContain(
      language === 'fr'
        ? 'à la troisième personne ou au «\u00a0nous\u00a0»'
        : 'in the third person',
    );
    expect(user.content).toContain(
      language === 'fr' ? 'Les personnes derrière le projet' : 'The people behind the project',
    );
    expect(user.content).toMatch(/team, idea\.experience, brainstorm\.skills/);
  });

  it('continues from its first half, without repeating it', () => {
    const [first, second] = calls;
    expect(second?.[1].content).toContain('<written>\n"Le début."\n</written>');
    expect(first?.[1].content).not.toContain('<written>');
    const title = businessPlan.sections[0].title[language];
    expect(first?.[1].content).toContain(`## ${title}`);
    expect(second?.[1].content).not.toContain(`## ${title}`);
  });
});

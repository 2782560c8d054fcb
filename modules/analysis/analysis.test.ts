import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { asSpecified } from '../testing/specifiedQuestions.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import { analysis } from './analysis.module.ts';
import { analysisPrompt } from './analysis.prompt.ts';

const input = {
  project: { name: 'Night bread', description: 'A bakery that opens at 10 p.m.' },
  answers: {
    marketSize: 'niche',
    competitors: 'The corner store, the hospital cafeteria',
    differentiators: 'Still warm at 3 a.m.',
  },
  comments: 'The cafeteria closes in May.',
  modules: {
    idea: {
      answers: { businessIdea: 'Warm bread at night', businessModel: 'directSales' },
      aiResponse: '## Strengths\nNobody else is open.',
    },
  },
} as const;

describe('the analysis module', () => {
  it('asks the questions of docs/product.md#questions', () => {
    expect(asSpecified(analysis.questions)).toEqual([
      { id: 'marketSize', kind: 'select', required: true, options: 5 },
      { id: 'competitors', kind: 'longText', required: true },
      { id: 'differentiators', kind: 'longText', required: true },
      { id: 'marketTrends', kind: 'longText', required: false },
      { id: 'risks', kind: 'longText', required: false },
    ]);
    expect(analysis.questions[0]?.options.map(({ id }) => id)).toEqual([
      'local',
      'national',
      'international',
      'niche',
      'unknown',
    ]);
    expect(analysis.free).toBe(true);
  });

  it('promises the four sections that a SWOT matrix shows', () => {
    const titles = analysis.sections.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        { fr: 'Forces', en: 'Strengths' },
        { fr: 'Faiblesses', en: 'Weaknesses' },
        { fr: 'Occasions', en: 'Opportunities' },
        { fr: 'Menaces', en: 'Threats' },
      ]),
    );
  });

  it('is written from its answers, the comments and the idea', () => {
    const [system, user] = analysisPrompt.messages({
      now: aMorning,
      journey,
      ...input,
      language: 'en',
    });
    expect(readDataBlock('project_data', system.content)).toMatchObject({
      project: input.project,
      currentModule: {
        title: 'Situation analysis',
        answers: [
          { id: 'marketSize', answer: 'Niche (a small, precise group, wherever it is)' },
          { id: 'competitors', answer: input.answers.competitors },
          { id: 'differentiators', answer: input.answers.differentiators },
        ],
      },
      otherModules: [
        {
          key: 'idea',
          title: 'My idea',
          answers: [
            { id: 'businessIdea', answer: 'Warm bread at night' },
            { id: 'businessModel', answer: 'Direct product sales' },
          ],
          writeUp: input.modules.idea.aiResponse,
        },
      ],
      leftOut: [],
    });
    expect(readDataBlock('comments', user.content)).toBe(input.comments);
    expect(user.content).toContain('## Strengths\nThree or four short bullets');
  });

  it('is asked for in French too', () => {
    const [system, user] = analysisPrompt.messages({
      now: aMorning,
      journey,
      ...input,
      language: 'fr',
    });
    expect(system.content).toContain('Module en cours\u00a0: Analyse de la situation.');
    expect(user.content).toContain('## Menaces\nTrois ou quatre puces courtes');
  });
});

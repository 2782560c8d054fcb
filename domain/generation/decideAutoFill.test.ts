import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noMarks } from '../project/answerMarks.ts';
import type { Access } from '../subscription/access.ts';
import { sampleModule } from '../testing/sampleModule.ts';
import {
  blankQuestions,
  decideAutoFill,
  filledWith,
  fillsEnough,
  hasAutoFill,
} from './decideAutoFill.ts';

const free: Access = {
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
  plan: 'free',
};
const usage = { used: 0, limit: 3 };
const paid = { ...sampleModule, key: 'marketing', free: false };
const idea = { ...sampleModule, key: 'idea' };
const chosen = { brainstorm: { hasIdea: true } };
const stated = {
  ...chosen,
  idea: { answers: { businessIdea: 'Du pain', targetMarket: 'Infirmières' } },
};
const refused = (because: string) => ({ allowed: false, because });

describe('an auto-fill', () => {
  it.each([
    ['suspended', { definition: paid, access: { ...free, hasAccess: false }, modules: {} }],
    ['premium_required', { definition: paid, access: free, modules: {} }],
    ['autofill_needs_brainstorm', { definition: idea, access: free, modules: {} }],
    [
      'autofill_needs_brainstorm',
      { definition: idea, access: free, modules: { brainstorm: { generatedIdeas: [] } } },
    ],
    ['autofill_needs_idea', { definition: sampleModule, access: free, modules: chosen }],
    [
      'autofill_needs_idea',
      {
        definition: sampleModule,
        access: free,
        modules: { ...chosen, idea: { answers: { businessIdea: 'Du pain', targetMarket: ' ' } } },
      },
    ],
    [
      'autofill_not_needed',
      {
        definition: sampleModule,
        access: free,
        modules: { ...stated, sample: { answers: { name: 'x' }, aiResponse: 'Texte' } },
      },
    ],
  ])('is refused: %s', (because, input) => {
    // The quota is checked last.
    const spent = { used: 3, limit: 3 };
    expect(decideAutoFill({ ...input, usage: spent })).toEqual(refused(because));
  });

  it('needs a unit of the quota', () => {
    const input = { definition: sampleModule, access: free, modules: stated };
    const spent = { used: 3, limit: 3 };
    expect(decideAutoFill({ ...input, usage: spent })).toEqual(refused('quota_spent'));
    const premium = { ...free, hasPremiumAccess: true };
    expect(decideAutoFill({ ...input, access: premium, usage: spent })).toEqual(
      refused('monthly_quota_spent'),
    );
    const founder = { ...premium, isFounder: true };
    expect(decideAutoFill({ ...input, access: founder, usage: spent })).toEqual({ allowed: true });
    const storage = { used: 50, limit: 50 };
    expect(decideAutoFill({ ...input, access: founder, usage: spent, storage })).toEqual(
      refused('storage_full'),
    );
  });

  it.each([
    ['the idea from a chosen idea', idea, { brainstorm: { selectedIdea: someIdea() } }],
    ['the idea of one’s own', idea, chosen],
    ['a later module', sampleModule, stated],
    [
      'a module with answers and no text',
      sampleModule,
      { ...stated, sample: { answers: { name: 'x' } } },
    ],
    [
      'a module with a text and blank answers',
      sampleModule,
      { ...stated, sample: { answers: { name: ' ' }, aiResponse: 'Texte' } },
    ],
  ])('fills %s', (_what, definition, modules) => {
    expect(decideAutoFill({ definition, access: free, modules, usage })).toEqual({ allowed: true });
  });

  it('exists only where there is a write-up', () => {
    expect(hasAutoFill(sampleModule)).toBe(true);
    expect(hasAutoFill({ ...sampleModule, kind: 'personas' })).toBe(false);
  });
});

function someIdea() {
  return { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain chaud.' };
}

describe('what it fills', () => {
  const withDefault = {
    ...sampleModule,
    questions: sampleModule.questions.map((question) =>
      question.kind === 'select' ? { ...question, autoFillDefault: 'small' } : question,
    ),
  };

  it('is only the blank answers, with the default where nothing is proposed', () => {
    expect(blankQuestions(sampleModule, { name: 'Élan', story: ' ' }).map(({ id }) => id)).toEqual([
      'story',
      'size',
    ]);
    const given = { name: 'Élan' };
    const marks = { proposedAnswers: ['name'], defaultedAnswers: [] };
    expect(filledWith(withDefault, given, { name: 'Autre' }, marks)).toEqual({
      answers: { name: 'Élan', size: 'small' },
      proposedAnswers: ['name'],
      defaultedAnswers: ['size'],
    });
    expect(filledWith(withDefault, given, { size: 'large' }, noMarks)).toEqual({
      answers: { name: 'Élan', size: 'large' },
      proposedAnswers: ['size'],
      defaultedAnswers: [],
    });
  });

  it('is enough when a required answer comes from the person’s words, or none is missing', () => {
    const open = sampleModule.questions.filter(({ required }) => required).map(({ id }) => id);
    const complete = Object.fromEntries(open.map((id) => [id, 'x']));
    const optional = sampleModule.questions.find(({ required }) => !required)?.id ?? '';
    expect(fillsEnough(withDefault, {}, {})).toBe(false);
    expect(fillsEnough(withDefault, {}, { [optional]: 'x', [open[0] ?? '']: ' ' })).toBe(false);
    expect(fillsEnough(withDefault, {}, { [open[0] ?? '']: 'x' })).toBe(true);
    expect(fillsEnough(withDefault, complete, {})).toBe(true);
  });

  it('is never what a person wrote, and each proposal is marked', () => {
    const ids = sampleModule.questions.map(({ id }) => id);
    const answers = fc.dictionary(fc.constantFrom(...ids), fc.string());
    fc.assert(
      fc.property(answers, answers, (given, proposals) => {
        const filled = filledWith(sampleModule, given, proposals, noMarks);
        for (const id of ids) {
          const own = given[id]?.trim();
          if (own) expect(filled.answers[id]).toBe(given[id]);
          expect(filled.proposedAnswers.includes(id)).toBe(!own && Boolean(proposals[id]?.trim()));
        }
      }),
    );
  });
});

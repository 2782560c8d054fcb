import { describe, expect, it } from 'vitest';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { answeredCount, firstOpenIndex, groupsOf } from './groups.ts';

describe('the groups of a module', () => {
  it('hold its questions in the order of the page', () => {
    const ids = groupsOf(sampleModule).map(({ id, questions }) => [id, questions.map((q) => q.id)]);
    expect(ids).toEqual([
      ['who', ['name', 'story']],
      ['what', ['size']],
    ]);
  });
});

describe('how far a questionnaire is', () => {
  const { questions } = sampleModule;

  it('counts the answers that are not blank', () => {
    expect(answeredCount(questions, {})).toBe(0);
    expect(answeredCount(questions, { name: 'Élan', story: ' \n' })).toBe(1);
    expect(answeredCount(questions, sampleAnswers)).toBe(2);
  });

  it('begins at the first question without an answer', () => {
    expect(firstOpenIndex(questions, {})).toBe(0);
    expect(firstOpenIndex(questions, sampleAnswers)).toBe(1);
    expect(firstOpenIndex(questions, { ...sampleAnswers, story: 'Il était une fois' })).toBe(0);
    expect(firstOpenIndex([], {})).toBe(0);
  });
});

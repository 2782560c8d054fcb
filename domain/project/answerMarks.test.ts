import { expect, it } from 'vitest';
import { marksFor, ownAnswers, withMarks } from './answerMarks.ts';

const before = {
  answers: { team: 'Moi', timeline: 'within6Months', legalStructure: 'corporation' },
  proposedAnswers: ['team'],
  defaultedAnswers: ['timeline', 'legalStructure'],
};

it('marks stay on unchanged answers', () => {
  const answers = { ...before.answers, team: 'Ma sœur et moi', timeline: '' };
  expect(marksFor(answers, before)).toEqual({
    proposedAnswers: [],
    defaultedAnswers: ['legalStructure'],
  });
  expect(marksFor(before.answers, undefined)).toEqual({
    proposedAnswers: [],
    defaultedAnswers: [],
  });
});

it('a change without marks keeps those of its unchanged answers', () => {
  const answers = { ...before.answers, timeline: 'within3Months' };
  expect(withMarks({ answers }, before)).toEqual({
    answers,
    proposedAnswers: ['team'],
    defaultedAnswers: ['legalStructure'],
  });
  expect(withMarks({ comments: 'x' }, before)).toEqual({ comments: 'x' });
  expect(withMarks({ answers }, undefined)).toEqual({ answers });
});

it('a ready-made answer is not the person’s, an answer of the AI from their words is', () => {
  expect(ownAnswers(before)).toEqual({ team: 'Moi' });
  expect(ownAnswers({ ...before, defaultedAnswers: [] })).toEqual(before.answers);
  expect(ownAnswers({})).toEqual({});
});

it('marks that a change names itself are used', () => {
  const change = { answers: before.answers, defaultedAnswers: [] };
  expect(withMarks(change, before)).toEqual({ ...change, proposedAnswers: ['team'] });
});

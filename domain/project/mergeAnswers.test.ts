import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../text.ts';
import { noMarks } from './answerMarks.ts';
import { commentsField, mergeText, mergeWritten, type Written } from './mergeAnswers.ts';

const written = (answers: Record<string, string>, comments = ''): Written => ({
  answers,
  comments,
  ...noMarks,
});
const base = written({ idea: 'Pain', place: 'Rimouski' }, 'Note');

describe('two versions written at the same time', () => {
  it('are merged where they changed different fields', () => {
    const mine = written({ idea: 'Pain de nuit', place: 'Rimouski' }, 'Note');
    const theirs = written({ idea: 'Pain', place: 'Matane', size: 'small' }, 'Autre note');
    expect(mergeWritten([base], mine, theirs)).toEqual({
      merged: written({ idea: 'Pain de nuit', place: 'Matane', size: 'small' }, 'Autre note'),
      conflicts: [],
    });
  });

  it('conflict in a field that both changed, and only there', () => {
    const mine = written({ idea: 'Pain de nuit', place: 'Gaspé' });
    const theirs = written({ idea: 'Pain de jour' }, 'Note');
    expect(mergeWritten([base], mine, theirs)).toEqual({
      merged: written({ idea: 'Pain de nuit', place: 'Gaspé' }),
      conflicts: ['idea', 'place'],
    });
  });

  it('conflict wherever they differ, if it is not known what they started from', () => {
    expect(mergeWritten([], written({ idea: 'a' }, 'x'), written({ place: 'b' }, 'x'))).toEqual({
      merged: written({ idea: 'a' }, 'x'),
      conflicts: ['place', 'idea'],
    });
  });

  it('do not conflict with what this side sent itself, although the reply was lost', () => {
    const sent = written({ idea: 'Pain de', place: 'Rimouski' }, 'Note');
    const mine = written({ idea: 'Pain de nuit', place: 'Rimouski' }, 'Note');
    const theirs = written({ idea: 'Pain de', place: 'Matane' }, 'Note');
    expect(mergeWritten([base, sent], mine, theirs)).toEqual({
      merged: written({ idea: 'Pain de nuit', place: 'Matane' }, 'Note'),
      conflicts: [],
    });
  });

  it('take the marks of an answer from its side, and a confirmed answer over a proposed one', () => {
    const proposed: Written = { ...base, proposedAnswers: ['idea', 'place'] };
    const mine: Written = { ...proposed, proposedAnswers: ['idea'] };
    const theirs: Written = {
      ...proposed,
      answers: { ...base.answers, idea: 'Café' },
      proposedAnswers: ['place'],
    };
    expect(mergeWritten([proposed], mine, theirs).merged).toEqual({
      ...base,
      answers: { idea: 'Café', place: 'Rimouski' },
    });
  });

  const text = fc.constantFrom('', ' ', 'un', 'deux', 'trois');
  const anyWritten = fc
    .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c'), text), text)
    .map(([answers, comments]) => written(answers, comments));
  const of = (one: Written, field: string) => {
    const value = field === commentsField ? one.comments : one.answers[field];
    return isBlank(value) ? '' : value;
  };
  const fields = ['a', 'b', 'c', commentsField];

  it('lose no change of either side: it is in the merge, or named as a conflict', () => {
    fc.assert(
      fc.property(anyWritten, anyWritten, anyWritten, (before, mine, theirs) => {
        const { merged, conflicts } = mergeWritten([before], mine, theirs);
        for (const field of fields) {
          const [from, here, there, now] = [before, mine, theirs, merged].map((one) =>
            of(one, field),
          );
          const isConflict = here !== there && here !== from && there !== from;
          expect(conflicts.includes(field)).toBe(isConflict);
          expect(now).toBe(here === from && !isConflict ? there : here);
        }
      }),
    );
  });

  it('are merged alike from either side, and the same again changes nothing', () => {
    fc.assert(
      fc.property(anyWritten, anyWritten, anyWritten, (before, mine, theirs) => {
        const one = mergeWritten([before], mine, theirs);
        const other = mergeWritten([before], theirs, mine);
        expect(new Set(other.conflicts)).toEqual(new Set(one.conflicts));
        for (const field of fields.filter((each) => !one.conflicts.includes(each))) {
          expect(of(other.merged, field)).toBe(of(one.merged, field));
        }
        const again = mergeWritten([theirs], one.merged, theirs);
        expect(again.conflicts).toEqual([]);
        for (const field of fields) expect(of(again.merged, field)).toBe(of(one.merged, field));
      }),
    );
  });
});

describe('two versions of the module’s text', () => {
  it.each([
    ['changed here', ['a'], 'b', 'a', 'b', false],
    ['changed there', ['a'], 'a', 'b', 'b', false],
    ['changed alike', ['a'], 'b', 'b', 'b', false],
    ['changed on both sides', ['a'], 'b', 'c', 'b', true],
    ['of which the other saw what was sent', ['a', 'b'], 'c', 'b', 'c', false],
    ['of which nothing is known before', [], 'b', 'c', 'b', true],
    ['of which one has none', ['a'], undefined, 'b', 'b', false],
  ] as const)('%s', (_, ancestors, mine, theirs, merged, isConflict) => {
    expect(mergeText(ancestors, mine, theirs)).toEqual({ merged, isConflict });
  });
});

import { describe, expect, it } from 'vitest';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { basisOf, changesSince } from './basis.ts';

const written = { answers: sampleAnswers, comments: 'Court.' };
const basis = basisOf(written, 'Un texte.');
const changes = (now: typeof written | { answers: Record<string, string>; comments: string }) => {
  const found = changesSince(sampleModule, basis, now, 'Un texte.');
  return found && { ids: found.questions.map(({ id }) => id), comments: found.comments };
};

describe('what changed since a result was generated', () => {
  it('is nothing while answers and comments are the same, apart from space around them', () => {
    expect(changes(written)).toEqual({ ids: [], comments: false });
    expect(
      changes({ answers: { ...sampleAnswers, name: 'Élan ', story: ' ' }, comments: 'Court.\n' }),
    ).toEqual({ ids: [], comments: false });
  });

  it('is every answer that was edited, added or removed, in the order of the page', () => {
    expect(changes({ answers: { story: 'Neuve', name: 'Élans' }, comments: 'Long.' })).toEqual({
      ids: ['name', 'story', 'size'],
      comments: true,
    });
  });

  it('is not known of another result', () => {
    expect(changesSince(sampleModule, basis, written, 'Un autre texte.')).toBeUndefined();
  });

  it('holds none of the words', () => {
    expect(JSON.stringify(basis)).not.toMatch(/Élan|small|Court|texte/);
  });
});

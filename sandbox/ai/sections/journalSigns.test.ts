import { describe, expect, it } from 'vitest';
import { entriesOn, passageOn, showsDistress } from './journalSigns.ts';

const entry = (content: string, mood = 'neutral') => ({
  title: 'Un jour',
  date: '2026-09-02T14:00:00.000Z',
  mood,
  content,
});

describe('a heavy journal', () => {
  it('is one that cries more than once, or is worse', () => {
    expect(showsDistress([entry('J’ai pleuré dans l’auto.')])).toBe(false);
    expect(showsDistress([entry('I cried.'), entry('Crying again.')])).toBe(true);
    expect(showsDistress([entry('Je suis à bout.')])).toBe(true);
  });
});

it('reads whole words: a plate is not late, a platform is no form', () => {
  expect(entriesOn('time', [entry('She told me the story of every plate.')])).toEqual([]);
  expect(entriesOn('paperwork', [entry('The platform is up.')])).toEqual([]);
});

it('quotes a short exclamation with what it is about', () => {
  expect(passageOn('money', entry('Le vote est reporté. 84 $!'))).toBe(
    'Le vote est reporté. 84 $!',
  );
});

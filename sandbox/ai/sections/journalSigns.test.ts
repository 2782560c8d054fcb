import { describe, expect, it } from 'vitest';
import { achievements, entriesOn, saidOf, showsDistress } from './journalSigns.ts';

const entry = (content: string, mood = 'neutral') => ({
  title: 'Un jour',
  date: '2026-09-02T14:00:00.000Z',
  mood,
  content,
});

describe('a heavy journal', () => {
  it('is one that cries more than once, or says worse', () => {
    expect(showsDistress([entry('J’ai pleuré dans l’auto.')])).toBe(false);
    expect(showsDistress([entry('I cried.'), entry('Crying again.')])).toBe(true);
    expect(showsDistress([entry('Je suis à bout.')])).toBe(true);
  });
});

describe('what moved forward', () => {
  it('is no refusal, whatever its words', () => {
    expect(achievements([entry('Le premier assureur refuse.', 'negative')])).toEqual([]);
    expect(achievements([entry('Première visite faite.')])).toHaveLength(1);
  });
});

it('reads whole words: a plate is not late, a consignment is not signed', () => {
  expect(entriesOn('time', [entry('She told me the story of every plate.')])).toEqual([]);
  expect(entriesOn('paperwork', [entry('The platform is up.')])).toEqual([]);
  expect(achievements([entry('Elle en veut six en consigne. I forgot the rest.')])).toEqual([]);
});

it('quotes a short exclamation with what it is about', () => {
  expect(saidOf('money', entry('Le vote est reporté. 84 $!'))).toBe('Le vote est reporté. 84 $!');
});

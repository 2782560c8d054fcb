import { expect, it } from 'vitest';
import { breakable, breakPoint } from './breakable.ts';

const parts = (text: string) => breakable(text).split(breakPoint);

it('leaves words and numbers as they are', () => {
  const text =
    'Anticonstitutionnellement, 1\u00a0234\u00a0567\u00a0890\u00a0123\u00a0456\u00a0789,00\u00a0$';
  expect(breakable(text)).toBe(text);
});

it('breaks a web address after the signs that divide it', () => {
  expect(parts('https://exemple.example/un/chemin/assez/long')).toEqual([
    'https://',
    'exemple.',
    'example/',
    'un/chemin/',
    'assez/',
    'long',
  ]);
});

it('breaks a word without end every few letters, and loses none', () => {
  const word = 'é'.repeat(10_000);
  expect(parts(word).every((part) => part.length <= 10)).toBe(true);
  expect(parts(word).join('')).toBe(word);
});

it('breaks no word at each of its signs', () => {
  for (const word of ['/'.repeat(1_000), 'a-'.repeat(500)]) {
    expect(parts(word).length).toBeLessThan(251);
    expect(parts(word).join('')).toBe(word);
  }
});

it('breaks no character made of several', () => {
  expect(parts('👩🏽‍🍳'.repeat(25)).every((part) => part.length % '👩🏽‍🍳'.length === 0)).toBe(
    true,
  );
});

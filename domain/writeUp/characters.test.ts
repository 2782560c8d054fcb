import { expect, it } from 'vitest';
import { withoutOrphans } from './characters.ts';

it.each([
  ['« maison » : 1 200 $', '«\u00a0maison\u00a0»\u00a0: 1\u00a0200\u00a0$'],
  ['12 % des gens', '12\u00a0% des gens'],
  ['Rue 12 345678', 'Rue 12 345678'],
  ['at 5 p.m.: bread', 'at 5 p.m.: bread'],
])('%j keeps its punctuation with the words', (text, set) => {
  expect(withoutOrphans(text)).toBe(set);
});

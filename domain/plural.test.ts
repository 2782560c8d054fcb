import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, 'vente', 'sales'],
  [1, 'vente', 'sale'],
  [1.5, 'vente', 'sales'],
  [2, 'ventes', 'sales'],
  [1_000_000, 'ventes', 'sales'],
])('%s', (count, fr, en) => {
  expect(plural('fr', count, 'vente', 'ventes')).toBe(fr);
  expect(plural('en', count, 'sale', 'sales')).toBe(en);
});

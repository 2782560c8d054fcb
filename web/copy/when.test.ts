import { expect, it } from 'vitest';
import { moduleScreen as en } from './en/moduleScreen.ts';
import { moduleScreen as fr } from './fr/moduleScreen.ts';
import { whenText } from './when.ts';

const now = new Date(2026, 10, 20, 22, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 20, 21, 14), 'à 21\u00a0h\u00a014', 'at 9:14\u00a0p.m.'],
  [
    at(2026, 10, 1, 9, 5),
    'le 1er\u00a0novembre à 9\u00a0h\u00a005',
    'on November\u00a01 at 9:05\u00a0a.m.',
  ],
  [
    at(2025, 11, 31, 9, 5),
    'le 31\u00a0décembre\u00a02025 à 9\u00a0h\u00a005',
    'on December\u00a031,\u00a02025 at 9:05\u00a0a.m.',
  ],
])('shows when %s was', (iso, french, english) => {
  expect(whenText(iso, 'fr', fr, { now })).toBe(french);
  expect(whenText(iso, 'en', en, { now })).toBe(english);
});

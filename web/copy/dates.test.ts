import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test('a date reads as each language writes it', () => {
  expect(longDate('2026-11-14T15:00:00.000Z', 'fr')).toBe('14 novembre 2026');
  expect(longDate('2026-11-14T15:00:00.000Z', 'en')).toBe('November 14, 2026');
});

test('French says the first of the month as an ordinal', () => {
  expect(longDate('2026-11-01T15:00:00.000Z', 'fr')).toBe('1er novembre 2026');
  expect(longDate('2026-11-11T15:00:00.000Z', 'fr')).toBe('11 novembre 2026');
});

import { expect, it } from 'vitest';
import { dayInToronto } from './day.ts';

it.each([
  ['2026-11-01T12:00:00Z', '1er novembre 2026', 'November 1, 2026'],
  ['2026-11-11T12:00:00Z', '11 novembre 2026', 'November 11, 2026'],
  // Still the evening before in Toronto.
  ['2027-01-01T04:59:59Z', '31 décembre 2026', 'December 31, 2026'],
])('writes the day of %s', (moment, fr, en) => {
  expect(dayInToronto(new Date(moment), 'fr')).toBe(fr);
  expect(dayInToronto(new Date(moment), 'en')).toBe(en);
});

import { expect, it } from 'vitest';
import { dateTimeInToronto, dayInToronto } from './day.ts';

it.each([
  ['2026-11-01T12:00:00Z', '1er novembre 2026', 'November 1, 2026'],
  ['2026-11-11T12:00:00Z', '11 novembre 2026', 'November 11, 2026'],
  // In Toronto, it is still the evening before.
  ['2027-01-01T04:59:59Z', '31 décembre 2026', 'December 31, 2026'],
])('writes the day of %s', (moment, fr, en) => {
  expect(dayInToronto(new Date(moment), 'fr')).toBe(fr);
  expect(dayInToronto(new Date(moment), 'en')).toBe(en);
});

it.each([
  [
    '2026-11-01T14:05:00Z',
    '1er novembre 2026 à 9\u00a0h\u00a005',
    'November 1, 2026 at 9:05\u00a0a.m.',
  ],
  [
    '2026-11-02T05:50:00Z',
    '2 novembre 2026 à 0\u00a0h\u00a050',
    'November 2, 2026 at 12:50\u00a0a.m.',
  ],
  [
    '2026-11-01T20:00:00Z',
    '1er novembre 2026 à 15\u00a0h\u00a000',
    'November 1, 2026 at 3:00\u00a0p.m.',
  ],
])('writes the time of %s, without a zero before it in French', (moment, fr, en) => {
  expect(dateTimeInToronto(new Date(moment), 'fr')).toBe(fr);
  expect(dateTimeInToronto(new Date(moment), 'en')).toBe(en);
});

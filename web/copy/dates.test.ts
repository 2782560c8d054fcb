import { expect, it, test } from 'vitest';
import { isEvening, longDate, torontoDateTime, torontoDay, whenText } from './dates.ts';
import { moduleScreen as en } from './en/moduleScreen.ts';
import { moduleScreen as fr } from './fr/moduleScreen.ts';

test('a date reads as each language writes it', () => {
  expect(longDate('2026-11-14T15:00:00.000Z', 'fr')).toBe('14 novembre 2026');
  expect(longDate('2026-11-14T15:00:00.000Z', 'en')).toBe('November 14, 2026');
});

test('French says the first of the month as an ordinal', () => {
  expect(longDate('2026-11-01T15:00:00.000Z', 'fr')).toBe('1er novembre 2026');
  expect(longDate('2026-11-11T15:00:00.000Z', 'fr')).toBe('11 novembre 2026');
});

test('a timestamp is shown in Toronto time, with the day it was there', () => {
  expect(torontoDateTime('2026-12-02T03:30:00.000Z', 'fr')).toMatch(
    /^1er décembre 2026 à 22\u00a0h\u00a030$/,
  );
  expect(torontoDateTime('2026-12-02T03:30:00.000Z', 'en')).toMatch(
    /^December 1, 2026 at 10:30\u00a0p\.m\.$/,
  );
});

test('seconds from the payment provider become the day in Toronto', () => {
  const lastEvening = Date.UTC(2026, 11, 2, 4, 59) / 1_000;
  expect(torontoDay(lastEvening, 'fr')).toBe('1er décembre 2026');
  expect(torontoDay(lastEvening + 60, 'en')).toBe('December 2, 2026');
});

test.each([
  ['04:59', true],
  ['05:00', false],
  ['17:59', false],
  ['18:00', true],
  ['00:00', true],
])('at %s in Toronto the greeting is “bonsoir”: %s', (time, expected) => {
  const shown = new Date(`2026-11-22T${time}:00-05:00`);
  expect(isEvening(shown, 'America/Toronto')).toBe(expected);
});

const now = new Date(2026, 10, 20, 22, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 20, 21, 14), 'à 21\u00a0h\u00a014', 'at 9:14\u00a0p.m.'],
  [
    at(2026, 10, 1, 9, 5),
    'le 1er\u00a0novembre à 09\u00a0h\u00a005',
    'on November\u00a01 at 9:05\u00a0a.m.',
  ],
  [
    at(2025, 11, 31, 9, 5),
    'le 31\u00a0décembre\u00a02025 à 09\u00a0h\u00a005',
    'on December\u00a031,\u00a02025 at 9:05\u00a0a.m.',
  ],
])('says when %s was', (iso, french, english) => {
  expect(whenText(iso, 'fr', fr, { now })).toBe(french);
  expect(whenText(iso, 'en', en, { now })).toBe(english);
});

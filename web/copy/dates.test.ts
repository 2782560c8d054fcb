import { expect, test } from 'vitest';
import { isEvening, longDate, torontoDateTime, torontoDay } from './dates.ts';

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

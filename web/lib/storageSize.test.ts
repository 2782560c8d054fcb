import { expect, it } from 'vitest';
import { storageSize } from './storageSize.ts';

it.each([
  [0, '0 ko', '0 kB'],
  [1, '1 ko', '1 kB'],
  [12_999, '12 ko', '12 kB'],
  [999_999, '999 ko', '999 kB'],
  [1_000_000, '1 Mo', '1 MB'],
  [41_290_000, '41,2 Mo', '41.2 MB'],
  // Rounded down, so that storage does not appear full too early.
  [49_999_999, '49,9 Mo', '49.9 MB'],
  [50_000_000, '50 Mo', '50 MB'],
  [500_000_000, '500 Mo', '500 MB'],
])('writes %i bytes as %s and %s', (bytes, fr, en) => {
  expect(storageSize(bytes, 'fr')).toBe(fr.replace(' ', '\u00a0'));
  expect(storageSize(bytes, 'en')).toBe(en.replace(' ', '\u00a0'));
});

import { expect, it } from 'vitest';
import { sayBrowser } from './device.ts';

it.each([
  ['Firefox', 'Windows', 'Firefox sous Windows', 'Firefox on Windows'],
  ['Safari', null, 'Safari', 'Safari'],
  [null, 'Linux', 'Navigateur non reconnu sous Linux', 'Unrecognized browser on Linux'],
  [null, null, 'Navigateur non reconnu', 'Unrecognized browser'],
])('%s, %s: %s', (browser, system, fr, en) => {
  expect(sayBrowser({ browser, system }, 'fr')).toBe(fr);
  expect(sayBrowser({ browser, system }, 'en')).toBe(en);
});

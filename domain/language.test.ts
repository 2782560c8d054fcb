import { expect, it } from 'vitest';
import { asLanguage, defaultLanguage, languages } from './language.ts';
import { languageSchema } from './languageSchema.ts';

it('is French first, then English', () => {
  expect(languages).toEqual(['fr', 'en']);
  expect(defaultLanguage).toBe('fr');
});

it.each(['fr', 'en'])('accepts %s', (value) => {
  expect(asLanguage(value)).toBe(value);
  expect(languageSchema.parse(value)).toBe(value);
});

it.each(['FR', 'fr-CA', '', 'toString', 0, null, undefined, ['fr']])('rejects %j', (value) => {
  expect(asLanguage(value)).toBeUndefined();
  expect(languageSchema.safeParse(value).success).toBe(false);
});

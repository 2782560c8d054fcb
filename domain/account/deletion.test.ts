import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../language.ts';
import {
  confirmationPhrase,
  confirmationWord,
  isConfirmationWord,
  matchPhrase,
} from './deletion.ts';

it('holds the words of docs/product.md#account-deletion', () => {
  expect(confirmationWord).toEqual({ fr: 'SUPPRIMER', en: 'DELETE' });
  expect(confirmationPhrase.en).toBe('This action is irreversible, do you confirm?');
  expect(confirmationPhrase.fr).toBe('Cette action est irréversible, confirmez-vous?');
});

/** The text with one random change: a character added, removed or replaced. */
const changed = (text: string) =>
  fc
    .record({
      at: fc.nat(text.length - 1),
      sign: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 1 }), fc.constantFrom(' ', '\u00a0')),
      removed: fc.constantFrom(0, 1),
    })
    .map(({ at, sign, removed }) => text.slice(0, at) + sign + text.slice(at + removed))
    .filter((other) => other !== text);

const oneSpaceBefore = (typed: string) => /^[^?]*[^\s?][ \u00a0\u202f]\?$/.test(typed);

describe.each(languages)('in %s', (language: Language) => {
  const word = confirmationWord[language];
  const phrase = confirmationPhrase[language];

  it('accepts exactly the word, and nothing similar', () => {
    expect(isConfirmationWord(word, language)).toBe(true);
    fc.assert(
      fc.property(
        fc.oneof(changed(word), fc.mixedCase(fc.constant(word)), fc.string()),
        (typed) => {
          expect(isConfirmationWord(typed, language)).toBe(typed === word);
        },
      ),
    );
  });

  it('accepts exactly the phrase, and nothing similar', () => {
    expect(matchPhrase(phrase, language)).toBe('same');
    const near = fc.oneof(changed(phrase), fc.mixedCase(fc.constant(phrase)), fc.string());
    fc.assert(
      fc.property(near, (typed) => {
        const forgiven =
          language === 'fr' && oneSpaceBefore(typed) && typed.replace(/.\?$/u, '?') === phrase;
        expect(matchPhrase(typed, language) === 'same').toBe(typed === phrase || forgiven);
      }),
      { numRuns: 2_000 },
    );
  });

  it('distinguishes an unfinished phrase from a different text', () => {
    fc.assert(
      fc.property(fc.nat(phrase.length - 1), (length) => {
        expect(matchPhrase(phrase.slice(0, length), language)).toBe('begun');
      }),
    );
    expect(matchPhrase(`${phrase} `, language)).toBe('different');
    expect(matchPhrase(phrase.toLowerCase(), language)).toBe('different');
    expect(matchPhrase(word, language)).toBe('different');
  });
});

it.each([' ', '\u00a0', '\u202f'])('accepts %j before the French question mark only', (space) => {
  const spaced = (text: string) => text.replace('?', `${space}?`);
  expect(matchPhrase(spaced(confirmationPhrase.fr), 'fr')).toBe('same');
  expect(matchPhrase(spaced(confirmationPhrase.fr).slice(0, -1), 'fr')).toBe('begun');
  expect(matchPhrase(spaced(spaced(confirmationPhrase.fr)), 'fr')).toBe('different');
  expect(matchPhrase(spaced(confirmationPhrase.en), 'en')).toBe('different');
  expect(matchPhrase(confirmationPhrase.fr.replace(', ', `,${space}${space}`), 'fr')).toBe(
    'different',
  );
});

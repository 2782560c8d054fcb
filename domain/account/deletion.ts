import type { Bilingual, Language } from '../language.ts';

/** The word typed first to delete an account (docs/product.md#account-deletion). */
export const confirmationWord = {
  fr: 'SUPPRIMER',
  en: 'DELETE',
} as const satisfies Bilingual;

/** The phrase copied second. */
export const confirmationPhrase = {
  fr: 'Cette action est irréversible, confirmez-vous?',
  en: 'This action is irreversible, do you confirm?',
} as const satisfies Bilingual;

/**
 * A plain space and the two no-break ones: French keyboards and editors insert one before a
 * question mark.
 */
const spaces = [' ', '\u00a0', '\u202f'] as const;

const accepted: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    confirmationPhrase.fr,
    ...spaces.map((space) => confirmationPhrase.fr.replace('?', `${space}?`)),
  ],
  en: [confirmationPhrase.en],
};

/** @returns whether the word was typed, exactly. */
export function isConfirmationWord(typed: string, language: Language): boolean {
  return typed === confirmationWord[language];
}

/**
 * How a typed text compares with the phrase to copy: equal, an unfinished beginning, or different.
 */
export type PhraseMatch = 'same' | 'begun' | 'different';

/** Exact, except for a space that a keyboard inserted before the French question mark. */
export function matchPhrase(typed: string, language: Language): PhraseMatch {
  if (accepted[language].includes(typed)) return 'same';
  return accepted[language].some((phrase) => phrase.startsWith(typed)) ? 'begun' : 'different';
}

/** For how many days the free generations of a deleted account stay counted for its email. */
export const formerUsageDays = 365;

/** After this many days no database dump contains a deleted account any more. */
export const dumpsKeptDays = 30;

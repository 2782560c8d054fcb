import type { Bilingual, Language } from '../language.ts';

/** Typed first, by who wants the account deleted (docs/product.md#account-deletion). */
export const confirmationWord = {
  fr: 'SUPPRIMER',
  en: 'DELETE',
} as const satisfies Bilingual;

/** Copied second. */
export const confirmationPhrase = {
  fr: 'Cette action est irréversible, confirmez-vous?',
  en: 'This action is irreversible, do you confirm?',
} as const satisfies Bilingual;

/** A plain space and both no-break ones: French keyboards and editors put one before a question mark by themselves. */
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

/** How a text compares with the phrase to copy: it is that, it begins like it, or it is another. */
export type PhraseMatch = 'same' | 'begun' | 'different';

/** Exactly, but for a space that a keyboard put before the French question mark. */
export function matchPhrase(typed: string, language: Language): PhraseMatch {
  if (accepted[language].includes(typed)) return 'same';
  return accepted[language].some((phrase) => phrase.startsWith(typed)) ? 'begun' : 'different';
}

/** For so long a deleted account's free generations stay counted for its address, in days. */
export const formerUsageDays = 365;

/** A deleted account is in no dump of the database any more after this many days. */
export const dumpsKeptDays = 30;

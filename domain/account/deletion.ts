import type { Bilingual, Language } from '../language.ts';

/** The word that the user types first to delete an account (docs/product.md#account-deletion). */
export const confirmationWord = {
  fr: 'SUPPRIMER',
  en: 'DELETE',
} as const satisfies Bilingual;

/** The phrase that the user copies second. */
export const confirmationPhrase = {
  fr: 'Cette action est irréversible, confirmez-vous?',
  en: 'This action is irreversible, do you confirm?',
} as const satisfies Bilingual;

/** A plain space and the two no-break spaces that French keyboards and editors insert before a question mark. */
const spaces = [' ', '\u00a0', '\u202f'] as const;

const accepted: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    confirmationPhrase.fr,
    ...spaces.map((space) => confirmationPhrase.fr.replace('?', `${space}?`)),
  ],
  en: [confirmationPhrase.en],
};

/** @returns whether exactly the confirmation word was typed. */
export function isConfirmationWord(typed: string, language: Language): boolean {
  return typed === confirmationWord[language];
}

/** How a typed text compares with the phrase: equal, the beginning of it, or different. */
export type PhraseMatch = 'same' | 'begun' | 'different';

/** Compares a typed text with the phrase exactly, except that a space before the French question mark is accepted. */
export function matchPhrase(typed: string, language: Language): PhraseMatch {
  if (accepted[language].includes(typed)) return 'same';
  return accepted[language].some((phrase) => phrase.startsWith(typed)) ? 'begun' : 'different';
}

/** How many days after an account's deletion a new account with its mailbox is charged with its free generations. */
export const formerUsageDays = 365;

/** The number of days after which no database dump contains a deleted account. */
export const dumpsKeptDays = 30;

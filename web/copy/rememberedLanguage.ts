import { asLanguage, type Language, languageCookie } from '@elan/domain/language';
import { readCookie, readStored, writeCookie, writeStored } from '../lib/browserStorage.ts';

const storageKey = 'elan.language';

/**
 * @returns the language last shown and stored, from the cookie that the server also reads; otherwise the one that the
 *   user chose in this browser.
 */
export function rememberedLanguage(): Language | undefined {
  return asLanguage(readCookie(languageCookie.name)) ?? chosenLanguage();
}

/** @returns the language that the user chose in this browser, if any; it overrides the account's preference. */
export function chosenLanguage(): Language | undefined {
  return asLanguage(readStored(storageKey));
}

/**
 * Stores the language that this browser shows.
 * @param isChosen whether the user has just chosen it. If not, an earlier choice is removed.
 */
export function rememberLanguage(language: Language, isChosen: boolean): void {
  writeStored(storageKey, isChosen ? language : null);
  writeCookie(languageCookie.name, language, languageCookie.seconds);
}

/** Removes what `rememberLanguage` stored. The server then uses the account's preference, or French if signed out. */
export function forgetLanguage(): void {
  writeStored(storageKey, null);
  writeCookie(languageCookie.name, '', 0);
}

/**
 * For a page whose path sets its language: if an earlier choice is stored in this browser, changes it to that language.
 */
export function keepShownLanguage(language: Language): void {
  if (readStored(storageKey) !== null) writeStored(storageKey, language);
}

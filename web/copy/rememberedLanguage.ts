import { asLanguage, type Language, languageCookie } from '@elan/domain/language';
import { readCookie, readStored, writeCookie, writeStored } from '../lib/browserStorage.ts';

const storageKey = 'elan.language';

/** @returns the language this browser last showed, which the server also uses, else the choice made on it. */
export function rememberedLanguage(): Language | undefined {
  return asLanguage(readCookie(languageCookie.name)) ?? chosenLanguage();
}

/** @returns the language chosen on this browser, if any; it overrides the account's preference. */
export function chosenLanguage(): Language | undefined {
  return asLanguage(readStored(storageKey));
}

/** Remembers the language that this browser shows; `isChosen` where the person has just chosen it. */
export function rememberLanguage(language: Language, isChosen: boolean): void {
  writeStored(storageKey, isChosen ? language : null);
  writeCookie(languageCookie.name, language, languageCookie.seconds);
}

/** On a page whose path sets its language, an earlier choice on this browser changes to that language. */
export function keepShownLanguage(language: Language): void {
  if (readStored(storageKey) !== null) writeStored(storageKey, language);
}

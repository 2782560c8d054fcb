import { asLanguage, type Language, languageCookie } from '@elan/domain/language';
import { readCookie, readStored, writeCookie, writeStored } from '../lib/browserStorage.ts';

const storageKey = 'elan.language';

/** @returns what this browser showed last, which is what the server goes by, else the choice made on it. */
export function rememberedLanguage(): Language | undefined {
  return asLanguage(readCookie(languageCookie.name)) ?? chosenLanguage();
}

/** @returns what the person chose on this browser, if they ever did; such a choice wins over the account's preference. */
export function chosenLanguage(): Language | undefined {
  return asLanguage(readStored(storageKey));
}

/** Keeps the language that this browser shows; `isChosen` where the person asked for it, here and now. */
export function rememberLanguage(language: Language, isChosen: boolean): void {
  writeStored(storageKey, isChosen ? language : null);
  writeCookie(languageCookie.name, language, languageCookie.seconds);
}

/** A page in the language of its address, which the server keeps: a choice made here before is that language now. */
export function keepShownLanguage(language: Language): void {
  if (readStored(storageKey) !== null) writeStored(storageKey, language);
}

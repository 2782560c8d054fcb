import type { Language } from '@elan/domain/language';
import type { landing } from './fr/landing.ts';
import { useLanguage } from './language.tsx';

export type LandingCopy = typeof landing;

const texts = new Map<Language, LandingCopy>();

/** Makes the landing page's texts in a language known; no other page carries them. */
export function provideLandingCopy(language: Language, own: LandingCopy): void {
  texts.set(language, own);
}

/** @returns the texts of the landing page in the language it shows. */
export function useLandingCopy(): LandingCopy {
  const { language } = useLanguage();
  const own = texts.get(language);
  if (!own) throw new Error(`no texts of the landing page in ${language}`);
  return own;
}

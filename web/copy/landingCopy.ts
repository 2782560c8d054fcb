import { landing as en } from './en/landing.ts';
import { landing as fr } from './fr/landing.ts';
import { useLanguage } from './language.tsx';

const texts = { fr, en };

/** @returns the texts of the landing page in the language it shows; no other page carries them. */
export function useLandingCopy() {
  return texts[useLanguage().language];
}

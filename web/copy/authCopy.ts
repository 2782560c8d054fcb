import { auth as en } from './en/auth.ts';
import { auth as fr } from './fr/auth.ts';
import { useLanguage } from './language.tsx';

const texts = { fr, en };

/** @returns the texts of /auth in the language of the page; they come with the screens that show them. */
export function useAuthCopy() {
  return texts[useLanguage().language];
}

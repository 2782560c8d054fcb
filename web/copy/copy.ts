import type { Language } from '@elan/domain/language';
import { en } from './en/en.ts';
import { type Copy, fr } from './fr/fr.ts';
import { useLanguage } from './language.tsx';

const texts: Readonly<Record<Language, Copy>> = { fr, en };

/** @returns the texts of the page in the language it shows; a page changes its language in place, and has both at hand. */
export function useCopy(): Copy {
  return texts[useLanguage().language];
}

import type { Language } from '@elan/domain/language';
import { en } from './en/en.ts';
import { type Copy, fr } from './fr/fr.ts';
import { useLanguage } from './language.tsx';

const texts: Readonly<Record<Language, Copy>> = { fr, en };

/** @returns the texts in the language of the page. Both languages are loaded, since a page changes its language in place. */
export function useCopy(): Copy {
  return texts[useLanguage().language];
}

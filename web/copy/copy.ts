import type { Language } from '@elan/domain/language';
import { en } from './en/en.ts';
import { type Copy, fr } from './fr/fr.ts';
import { useLanguage } from './language.tsx';

const catalogues: Readonly<Record<Language, Copy>> = { fr, en };

/** @returns the texts of the page in the language it shows. */
export function useCopy(): Copy {
  return catalogues[useLanguage().language];
}

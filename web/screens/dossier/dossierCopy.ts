import type { Language } from '@elan/domain/language';
import { dossier as en } from '../../copy/en/dossier.ts';
import { dossier as fr } from '../../copy/fr/dossier.ts';
import { useLanguage } from '../../copy/language.tsx';

const texts: Readonly<Record<Language, typeof fr>> = { fr, en };

export type DossierCopy = typeof fr;

/** @returns the texts of the dossier in the language of the page; other pages do not load them. */
export function useDossierCopy(): DossierCopy {
  return texts[useLanguage().language];
}

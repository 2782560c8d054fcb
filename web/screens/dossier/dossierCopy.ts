import type { dossier } from '../../copy/fr/dossier.ts';
import { ownCopy } from '../../copy/ownCopy.ts';

export type DossierCopy = typeof dossier;

/** @returns the texts of the dossier page in the page's language, loaded only there. */
export const useDossierCopy = ownCopy<DossierCopy>('dossier', {
  fr: async () => (await import('../../copy/fr/dossier.ts')).dossier,
  en: async () => (await import('../../copy/en/dossier.ts')).dossier,
});

import type { Language } from '@elan/domain/language';
import { numbers as en } from '../../../copy/en/numbers.ts';
import { numbers as fr } from '../../../copy/fr/numbers.ts';
import { useLanguage } from '../../../copy/language.tsx';

const texts: Readonly<Record<Language, typeof fr>> = { fr, en };

/** @returns the statistics texts in the page's language, loaded only by the support desk. */
export function useNumbersCopy(): typeof fr {
  return texts[useLanguage().language];
}

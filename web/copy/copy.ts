import type { Language } from '@elan/domain/language';
import type { Copy } from './fr/fr.ts';
import { useLanguage } from './language.tsx';

const catalogues = new Map<Language, Copy>();

/** Makes the texts of a language known to the page: the app has both (`bothLanguages.ts`), the first page its own alone. */
export function provideCopy(language: Language, texts: Copy): void {
  catalogues.set(language, texts);
}

/** @returns the texts of the page in the language it shows. */
export function useCopy(): Copy {
  const { language } = useLanguage();
  const texts = catalogues.get(language);
  if (!texts) throw new Error(`no texts in ${language} on this page`);
  return texts;
}

import type { Language } from '@elan/domain/language';
import { definePart, usePart } from '../parts/parts.ts';
import { useLanguage } from './language.tsx';

/**
 * Defines texts that are loaded only with the screens that use them.
 * @param name the base name of the files in `copy/fr` and `copy/en`.
 * @returns a hook that gives the texts in the page's language.
 */
export function ownCopy<Texts>(
  name: string,
  loaders: Readonly<Record<Language, () => Promise<Texts>>>,
): () => Texts {
  const part = (language: Language) =>
    definePart(`copy/${language}/${name}.ts`, async () => ({ texts: await loaders[language]() }));
  const parts = { fr: part('fr'), en: part('en') };
  return () => usePart(parts[useLanguage().language]).texts;
}

/** @returns a hook that gives texts, which are loaded with the module that defines it, in the page's language. */
export function textsHere<Texts>(texts: Readonly<Record<Language, Texts>>): () => Texts {
  return () => texts[useLanguage().language];
}

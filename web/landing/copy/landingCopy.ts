import type { Language } from '@elan/domain/language';
import { useLanguage } from '../../copy/language.tsx';
import { landing as en } from './en/landing.ts';
import { landing as fr } from './fr/landing.ts';

export type LandingCopy = typeof fr;

const texts: Readonly<Record<Language, LandingCopy>> = { fr, en };

/** @returns the landing page's texts in the page's language. */
export function useLandingCopy(): LandingCopy {
  return texts[useLanguage().language];
}

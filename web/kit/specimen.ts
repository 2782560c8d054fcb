import type { Language } from '@elan/domain/language';
import type { ReactNode } from 'react';

/** A component of `ui/` in several states. Hover and focus states can be tried on the page. */
export interface Specimen {
  readonly name: string;
  readonly states: (language: Language) => ReactNode;
}

/** @returns one of two texts, by language. */
export function words(language: Language, fr: string, en: string): string {
  return language === 'fr' ? fr : en;
}

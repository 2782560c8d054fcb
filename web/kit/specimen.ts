import type { Language } from '@elan/domain/language';
import type { ReactNode } from 'react';

/** A component of `ui/` in every state that its owner can put it in; the pointer and the keys do the others. */
export interface Specimen {
  /** The file of `ui/`, without its ending. */
  readonly name: string;
  readonly states: (language: Language) => ReactNode;
}

/** @returns the words of one language: French, then English. */
export function words(language: Language, fr: string, en: string): string {
  return language === 'fr' ? fr : en;
}

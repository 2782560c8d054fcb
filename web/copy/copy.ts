import type { Language } from '@elan/domain/language';
import { useCallback } from 'react';
import { ApiFailure } from '../lib/apiClient.ts';
import { en } from './en/en.ts';
import { type Copy, fr } from './fr/fr.ts';
import { useLanguage } from './language.tsx';

const texts: Readonly<Record<Language, Copy>> = { fr, en };

/** @returns the texts in the language of the page. Both languages are loaded, since a page changes its language in place. */
export function useCopy(): Copy {
  return texts[useLanguage().language];
}

/** @returns a function that gives the sentence of any failure in the language of the page. */
export function useFailureText(): (failure: unknown) => string {
  const copy = useCopy();
  return useCallback(
    (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : 'internal';
      return code === 'network' ? copy.common.network : copy.failures[code];
    },
    [copy],
  );
}

import { useCallback } from 'react';
import { ApiFailure } from '../lib/apiClient.ts';
import { useCopy } from './copy.ts';

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

import type { FailureCode } from '@elan/domain/failure';
import { useCopy, useFailureText } from '../copy/copy.ts';
import { ApiFailure } from '../lib/apiClient.ts';
import { useLapseNotice } from './useLapse.ts';

/** @returns a function that gives the sentence of a refusal, for a person who had Premium in words of their own. */
export function useRefusalText(): (because: FailureCode) => string {
  const copy = useCopy();
  const notice = useLapseNotice();
  return (because) => {
    if (notice !== undefined && because === 'premium_required') return notice;
    if (notice !== undefined && because === 'quota_spent') {
      return `${copy.subscription.lapsed.limit} ${notice}`;
    }
    // Read here: most pages refuse nothing.
    return copy.failures[because];
  };
}

/** @returns the same for the failure of a generation. */
export function useGenerationFailureText(): (failure: unknown) => string {
  const say = useFailureText();
  const refusal = useRefusalText();
  return (failure) =>
    failure instanceof ApiFailure && failure.code !== 'network'
      ? refusal(failure.code)
      : say(failure);
}

import type { FailureCode } from '@elan/domain/failure';
import { useCopy, useFailureText } from '../copy/copy.ts';
import { ApiFailure } from '../lib/apiClient.ts';
import { useLapseNotice } from './useLapse.ts';

/**
 * @returns a function that gives the message for a refusal. After Premium has lapsed, the messages for
 *   `premium_required` and `quota_spent` explain the lapse.
 */
export function useRefusalText(): (because: FailureCode) => string {
  const copy = useCopy();
  const notice = useLapseNotice();
  return (because) => {
    if (notice !== undefined && because === 'premium_required') return notice;
    if (notice !== undefined && because === 'quota_spent') {
      return `${copy.subscription.lapsed.limit} ${notice}`;
    }
    // Read only here, because reading loads these texts, and most pages have no refusal to show.
    return copy.failures[because];
  };
}

/** @returns a function that gives the message for a failed generation. */
export function useGenerationFailureText(): (failure: unknown) => string {
  const say = useFailureText();
  const refusal = useRefusalText();
  return (failure) =>
    failure instanceof ApiFailure && failure.code !== 'network'
      ? refusal(failure.code)
      : say(failure);
}

import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import type { ApiFailure } from '../../lib/apiClient.ts';

/** @returns a function that says why a sign-in failed and, where it applies, how many attempts are left. */
export function useSignInSentence(): (failure: ApiFailure) => string {
  const auth = useAuthCopy();
  const say = useFailureText();
  return (failure) => {
    const { attemptsRemaining = 0 } = failure;
    const sentence = say(failure);
    return attemptsRemaining > 0
      ? `${sentence} ${auth.attemptsRemaining(attemptsRemaining)}`
      : sentence;
  };
}

import { sayMinutes } from '@elan/domain/account/lockout';
import { ApiFailure } from '../../api.ts';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';

/** @returns a function that says why a sign-in failed, how many attempts are left or how long to wait. */
export function useSignInFailureText(): (failure: unknown) => string {
  const { auth } = useCopy();
  const say = useFailureText();
  return (failure) => {
    const sentence = say(failure);
    if (!(failure instanceof ApiFailure)) return sentence;
    const { attemptsRemaining = 0, retryAfter } = failure;
    if (attemptsRemaining > 0) return `${sentence} ${auth.attemptsRemaining(attemptsRemaining)}`;
    return retryAfter === undefined ? sentence : sayMinutes(sentence, retryAfter);
  };
}

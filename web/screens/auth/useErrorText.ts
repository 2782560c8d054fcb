import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import type { SignUpErrors } from './signUpErrors.ts';

type FieldError = SignUpErrors[keyof SignUpErrors];

/** @returns a function that says what is wrong with a field of a new account or a new password. */
export function useErrorText(): (error: FieldError) => string | undefined {
  const auth = useAuthCopy();
  const say = useFailureText();
  return (error) => {
    if (error === undefined) return undefined;
    if (error === 'passwords_differ') return auth.passwordsDiffer;
    if (error === 'emailMissing' || error === 'emailInvalid') return auth[error];
    return say(new ApiFailure(error));
  };
}

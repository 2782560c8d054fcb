import { isPasswordRefusal, type SignUpProblem } from '@elan/domain/account/passwordForm';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import { ApiFailure, type ApiFailureCode } from '../../lib/apiClient.ts';
import { definePart } from '../../parts/parts.ts';

/** The errors of the sign-up form by field. `form` is for errors that belong to no field. */
export interface SignUpErrors {
  readonly email?: 'emailMissing' | 'emailInvalid' | ApiFailureCode;
  readonly password?: ApiFailureCode;
  readonly confirmation?: 'passwords_differ';
  readonly terms?: ApiFailureCode;
  readonly form?: ApiFailureCode;
}

/** Assigns a problem, found by the page or the server, to its field. */
export function signUpErrors(problem: SignUpProblem | ApiFailureCode): SignUpErrors {
  if (isPasswordRefusal(problem)) return { password: problem };
  switch (problem) {
    case 'passwords_differ':
      return { confirmation: problem };
    case 'terms_not_accepted':
      return { terms: problem };
    case 'already_registered':
      return { email: problem };
    default:
      return { form: problem };
  }
}

type FieldError = SignUpErrors[keyof SignUpErrors];

/** @returns a function that describes an error of a sign-up or new-password field. */
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

/** The rules for new passwords, with a list of common passwords. Until loaded, only the server applies them. */
export const passwordRules = definePart(
  '../domain/account/password.ts',
  () => import('@elan/domain/account/password'),
);

import type { SignUpProblem } from '@elan/domain/account/password';
import type { ApiFailureCode } from '../../lib/apiClient.ts';

/** The errors of the sign-up form's fields; `form` belongs to none. */
export interface SignUpErrors {
  readonly email?: 'emailMissing' | 'emailInvalid' | ApiFailureCode;
  readonly password?: ApiFailureCode;
  readonly confirmation?: 'passwords_differ';
  readonly terms?: ApiFailureCode;
  readonly form?: ApiFailureCode;
}

/** Assigns a problem, found here or by the server, to its field. */
export function signUpErrors(problem: SignUpProblem | ApiFailureCode): SignUpErrors {
  switch (problem) {
    case 'passwords_differ':
      return { confirmation: problem };
    case 'password_too_short':
    case 'password_too_long':
      return { password: problem };
    case 'terms_not_accepted':
      return { terms: problem };
    case 'already_registered':
      return { email: problem };
    default:
      return { form: problem };
  }
}

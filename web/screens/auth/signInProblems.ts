import { passwordProblem } from '@elan/domain/account/password';
import { type EmailProblem, emailProblem } from './emailProblem.ts';

/** What is said under which field of the sign-in form before the server is asked. */
export interface SignInProblems {
  readonly email?: EmailProblem;
  readonly password?: 'passwordMissing' | 'password_too_long';
}

/** @returns what keeps a form from being sent, or undefined: no attempt is spent on what cannot be right. */
export function signInProblems(email: string, password: string): SignInProblems | undefined {
  const address = emailProblem(email);
  const secret = secretProblem(password);
  if (!address && !secret) return undefined;
  return { ...(address && { email: address }), ...(secret && { password: secret }) };
}

function secretProblem(password: string): SignInProblems['password'] {
  if (password === '') return 'passwordMissing';
  const problem = passwordProblem(password);
  // A short one may be wrong, or older than the rule: the server says.
  return problem === 'password_too_long' ? problem : undefined;
}

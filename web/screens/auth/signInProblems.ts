import { passwordProblem } from '@elan/domain/account/password';
import { type EmailProblem, emailProblem } from './emailProblem.ts';

/** The errors of the sign-in form's fields, found before sending. */
export interface SignInProblems {
  readonly email?: EmailProblem;
  readonly password?: 'passwordMissing' | 'password_too_long';
}

/** @returns the errors, or undefined where the form can be sent: no attempt is wasted on invalid input. */
export function signInProblems(email: string, password: string): SignInProblems | undefined {
  const wrongEmail = emailProblem(email);
  const secret = secretProblem(password);
  if (!wrongEmail && !secret) return undefined;
  return { ...(wrongEmail && { email: wrongEmail }), ...(secret && { password: secret }) };
}

function secretProblem(password: string): SignInProblems['password'] {
  if (password === '') return 'passwordMissing';
  const problem = passwordProblem(password);
  // A short password may be older than the rule: the server decides.
  return problem === 'password_too_long' ? problem : undefined;
}

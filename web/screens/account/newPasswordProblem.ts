import { passwordProblem } from '@elan/domain/account/password';
import { ApiFailure } from '../../api.ts';

/** What is wrong with a new password and its confirmation; the first never reaches the server. */
export type NewPasswordProblem =
  | 'passwords_differ'
  | NonNullable<ReturnType<typeof passwordProblem>>;

/** @returns the first rule that they break (spec, section 5), or undefined. */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): NewPasswordProblem | undefined {
  return password === confirmation ? passwordProblem(password) : 'passwords_differ';
}

/** @returns what the server refused about the password itself, to be told at its field. */
export function problemOf(failure: unknown): NewPasswordProblem | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const { code } = failure;
  return code === 'password_too_short' || code === 'password_too_long' ? code : undefined;
}

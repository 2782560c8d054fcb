import type { FailureCode } from '../failure.ts';

/** Spec, section 9. */
export const minPasswordLength = 6;
/** Bounds the work of hashing. */
export const maxPasswordLength = 128;

/**
 * A password as it is measured, compared and hashed: an accent typed as a sign of its own makes the same
 * password. Nothing else is changed, spaces least of all.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC');
}

export interface SignUpForm {
  readonly password: string;
  readonly confirmation: string;
  readonly termsAccepted: boolean;
}

/** What is wrong with a sign-up form, in the order it is told; `passwords_differ` never reaches the server. */
export type SignUpProblem =
  | Extract<FailureCode, 'terms_not_accepted' | 'password_too_short' | 'password_too_long'>
  | 'passwords_differ';

/** @returns the first rule of section 5 that the form breaks, or undefined. */
export function signUpProblem(form: SignUpForm): SignUpProblem | undefined {
  if (!form.termsAccepted) return 'terms_not_accepted';
  if (canonicalPassword(form.password) !== canonicalPassword(form.confirmation))
    return 'passwords_differ';
  return passwordProblem(form.password);
}

/** @returns why a password is refused, or undefined. Lengths are in UTF-16 code units of its canonical form. */
export function passwordProblem(
  password: string,
): Extract<FailureCode, 'password_too_short' | 'password_too_long'> | undefined {
  const { length } = canonicalPassword(password);
  if (length < minPasswordLength) return 'password_too_short';
  if (length > maxPasswordLength) return 'password_too_long';
  return undefined;
}

import type { FailureCode } from '../failure.ts';

/** docs/product.md#sign-up-and-passwords. */
export const minPasswordLength = 6;
/** Limits the cost of hashing. */
export const maxPasswordLength = 128;

/**
 * A password as it is measured, compared and hashed: in Unicode form NFC, so that a letter and an
 * accent typed separately give the same password. Nothing else changes, not even spaces.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC');
}

/** A new password, typed twice. */
export interface NewPasswordForm {
  readonly password: string;
  readonly confirmation: string;
}

export interface SignUpForm extends NewPasswordForm {
  readonly termsAccepted: boolean;
}

/** Why the server refuses a password. */
export type PasswordProblem = Extract<FailureCode, 'password_too_short' | 'password_too_long'>;

/** What is wrong with a new password; `passwords_differ` never reaches the server. */
export type NewPasswordProblem = PasswordProblem | 'passwords_differ';

/** What is wrong with a sign-up form, in the order in which it is reported. */
export type SignUpProblem = NewPasswordProblem | Extract<FailureCode, 'terms_not_accepted'>;

/** @returns the first rule of docs/product.md#sign-up-and-passwords that the form breaks, or undefined. */
export function signUpProblem(form: SignUpForm): SignUpProblem | undefined {
  return form.termsAccepted ? newPasswordProblem(form) : 'terms_not_accepted';
}

/** @returns the first rule of docs/product.md#sign-up-and-passwords that a new password breaks, or undefined. */
export function newPasswordProblem(form: NewPasswordForm): NewPasswordProblem | undefined {
  return isTypedTwice(form) ? passwordProblem(form.password) : 'passwords_differ';
}

/** @returns whether the confirmation is the same password. */
export function isTypedTwice({ password, confirmation }: NewPasswordForm): boolean {
  return canonicalPassword(password) === canonicalPassword(confirmation);
}

/**
 * @returns why a password is refused, or undefined. Lengths are in UTF-16 code units of its
 * canonical form.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = canonicalPassword(password);
  if (length < minPasswordLength) return 'password_too_short';
  if (length > maxPasswordLength) return 'password_too_long';
  return undefined;
}

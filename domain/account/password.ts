import type { FailureCode } from '../failure.ts';
import { comparableEmail } from './emailAddress.ts';

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

/** Why a password of that length is refused. */
export type PasswordProblem = Extract<FailureCode, 'password_too_short' | 'password_too_long'>;

const refusals = {
  password_too_short: true,
  password_too_long: true,
  password_common: true,
  password_obvious: true,
} as const satisfies Partial<Record<FailureCode, true>>;

/** Why the server refuses a password: the list of the most common ones is on the server only. */
export type PasswordRefusal = keyof typeof refusals;

/** @returns whether a failure is a refusal of the password itself, to be shown at its field. */
export function isPasswordRefusal(code: string): code is PasswordRefusal {
  return Object.hasOwn(refusals, code);
}

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

/** The product's name, without its accent. */
const productName = 'elan';

/**
 * @returns whether a password is what anyone would try first for this account: its email, the part
 * of it before the @, or the product's name, with nothing but digits and signs around it.
 */
export function isObviousPassword(password: string, email: string): boolean {
  const typed = comparableEmail(password.trim());
  const known = comparableEmail(email.trim());
  if (typed === known) return true;
  const words = [known.slice(0, Math.max(0, known.lastIndexOf('@'))), productName];
  return words.some((word) => lettersOf(word) !== '' && lettersOf(word) === lettersOf(typed));
}

/** The letters of a text, without accents, digits and signs. */
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

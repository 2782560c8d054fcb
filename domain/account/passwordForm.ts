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

const refusals = {
  password_too_short: true,
  password_too_long: true,
  password_obvious: true,
  password_repeated: true,
  password_run: true,
  password_common: true,
} as const satisfies Partial<Record<FailureCode, true>>;

/** Why a password is refused. */
export type PasswordProblem = keyof typeof refusals;

/** @returns whether a failure is a refusal of the password itself, to be shown at its field. */
export function isPasswordRefusal(code: string): code is PasswordProblem {
  return Object.hasOwn(refusals, code);
}

/** What is wrong with a new password; `passwords_differ` never reaches the server. */
export type NewPasswordProblem = PasswordProblem | 'passwords_differ';

/** What is wrong with a sign-up form, in the order in which it is reported. */
export type SignUpProblem = NewPasswordProblem | Extract<FailureCode, 'terms_not_accepted'>;

/** @returns whether the confirmation is the same password. */
export function isTypedTwice({ password, confirmation }: NewPasswordForm): boolean {
  return canonicalPassword(password) === canonicalPassword(confirmation);
}

/** @returns whether it has more characters than are accepted, also at sign-in. */
export function isPasswordTooLong(password: string): boolean {
  return charactersOf(password).length > maxPasswordLength;
}

/** The characters as a person sees them: an accent belongs to its letter, and an invisible one is none. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFKC')), ({ segment }) => segment).filter(
    (segment) => !/^[\p{Cf}\p{Cc}]+$/u.test(segment),
  );
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * What is wrong with a sign-up form apart from its password itself, in the order in which it is reported.
 */
export function formProblem(form: SignUpForm): SignUpProblem | undefined {
  if (!form.termsAccepted) return 'terms_not_accepted';
  return isTypedTwice(form) ? undefined : 'passwords_differ';
}

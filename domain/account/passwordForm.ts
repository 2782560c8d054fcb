import type { FailureCode } from '../failure.ts';

/** Source: docs/product.md#sign-up-and-passwords. */
export const minPasswordLength = 6;
/** Limits the cost of hashing. */
export const maxPasswordLength = 128;

/**
 * @returns a password as it is confirmed and hashed: in Unicode form NFC, so that a letter with a separately typed
 * accent gives the same password. Everything else stays, even spaces.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC');
}

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

export type PasswordProblem = keyof typeof refusals;

/** @returns whether the failure is about the password itself, so that it is shown at the password field. */
export function isPasswordRefusal(code: string): code is PasswordProblem {
  return Object.hasOwn(refusals, code);
}

/** What is wrong with a new password. Only the browser reports `passwords_differ`. */
export type NewPasswordProblem = PasswordProblem | 'passwords_differ';

/** What is wrong with a sign-up form. */
export type SignUpProblem = NewPasswordProblem | Extract<FailureCode, 'terms_not_accepted'>;

/** @returns whether both fields contain the same password. */
export function isTypedTwice({ password, confirmation }: NewPasswordForm): boolean {
  return canonicalPassword(password) === canonicalPassword(confirmation);
}

/** @returns whether the password is longer than accepted; the sign-in page refuses such a password too. */
export function isPasswordTooLong(password: string): boolean {
  return charactersOf(password).length > maxPasswordLength;
}

/**
 * @returns the characters as a reader sees them: an accent belongs to its letter, and invisible characters are left
 * out.
 */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFKC')), ({ segment }) => segment).filter(
    (segment) => !/^[\p{Cf}\p{Cc}]+$/u.test(segment),
  );
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** @returns what is wrong with a sign-up form, apart from the rules for the password itself. */
export function formProblem(form: SignUpForm): SignUpProblem | undefined {
  if (!form.termsAccepted) return 'terms_not_accepted';
  return isTypedTwice(form) ? undefined : 'passwords_differ';
}

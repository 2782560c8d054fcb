/** How long the second step of a sign-in may take, in milliseconds. */
export const challengeMs = 10 * 60_000;

/**
 * How many milliseconds after a signed-in user changes the password no second factor can be set up. Until then, the
 * account's owner can take the account back by mail (docs/product.md#two-factor-sign-in).
 */
export const setUpWaitMs = 24 * 60 * 60_000;

/** How many recovery codes are issued at once. */
export const recoveryCodes = 10;

export type TypedCode =
  /** Six digits from an authenticator. */
  | { readonly kind: 'totp'; readonly digits: string }
  /** A recovery code, in the form that is hashed. */
  | { readonly kind: 'recovery'; readonly text: string };

const totp = /^\d{6}$/;
/** Excludes the letters that look like digits (i, l, o), and u. */
const recovery = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** Spaces, dashes and invisible characters, some of which a text editor may have put into a copied code. */
const separators = /[\s\p{Z}\p{Cf}\p{Pd}\u02d7\u2043\u2212]/gu;

/**
 * Parses a typed code. Spaces, dashes and case are ignored, and in a recovery code, letters that look like digits count
 * as those digits.
 * @returns undefined if it cannot be a code.
 */
export function readCode(typed: string): TypedCode | undefined {
  const bare = typed.replace(separators, '');
  if (totp.test(bare)) return { kind: 'totp', digits: bare };
  const text = bare.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return recovery.test(text) ? { kind: 'recovery', text } : undefined;
}

/** @returns a recovery code in the form shown to users, such as "7k3mw-q9d2x". */
export function showRecoveryCode(text: string): string {
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** How long the second step of a sign-in may take, in milliseconds. */
export const challengeMs = 10 * 60_000;

/** How many recovery codes are given at once. */
export const recoveryCodes = 10;

/** A code as it was typed. */
export type TypedCode =
  /** Six digits from an authenticator. */
  | { readonly kind: 'totp'; readonly digits: string }
  /** A recovery code, in the form in which it is hashed. */
  | { readonly kind: 'recovery'; readonly text: string };

const totp = /^\d{6}$/;
/** Lowercase, without the letters that are taken for digits. */
const recovery = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** Spaces, dashes of any width, and invisible characters: a text program replaces or adds them in a copied code. */
const separators = /[\s\p{Z}\p{Cf}\p{Pd}\u02d7\u2043\u2212]/gu;

/**
 * Reads a typed code. Spaces and dashes do not matter, nor do capitals, nor a letter that is taken
 * for a digit.
 * @returns undefined for what cannot be one.
 */
export function readCode(typed: string): TypedCode | undefined {
  const bare = typed.replace(separators, '');
  if (totp.test(bare)) return { kind: 'totp', digits: bare };
  const text = bare.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return recovery.test(text) ? { kind: 'recovery', text } : undefined;
}

/** @returns a recovery code in the form shown to people: "7k3mw-q9d2x". */
export function showRecoveryCode(text: string): string {
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

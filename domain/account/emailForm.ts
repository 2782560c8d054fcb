/**
 * @returns an email in the form used for comparison, with only A to Z lowercased. Unicode lowercasing would make some
 * look-alikes equal to a different email: the Kelvin sign (U+212A) would become the letter k.
 */
export function comparableEmail(email: string): string {
  return email.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/**
 * The maximum lengths of an email, of its part before the @, and of a label of its domain (RFC 5321, 4.5.3.1, and RFC
 * 1035).
 */
export const longestEmail = 254;
const longestLocalPart = 64;
const longestLabel = 63;

/**
 * Matches the same emails as `z.email()`, for pages that do not load zod. Its only letters are ASCII, because others
 * allow look-alikes.
 */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** @returns whether no part is longer than mail servers accept. */
export function fitsMailServers(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return at <= longestLocalPart && labels.every(({ length }) => length <= longestLabel);
}

/** @returns whether a new account can have this email. Spaces around it are ignored. */
export function isEmail(typed: string): boolean {
  const email = comparableEmail(typed.trim());
  return email.length <= longestEmail && emailPattern.test(email) && fitsMailServers(email);
}

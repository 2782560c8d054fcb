import * as z from 'zod/mini';
import { text } from '../text.ts';

/**
 * An email in the form used for comparison: Latin capitals are lowercased and nothing else changes.
 * Lowercasing by Unicode would turn look-alikes into a listed email, such as the Kelvin sign
 * (U+212A) into the letter k.
 */
export function comparableEmail(email: string): string {
  return email.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** An email as it is looked up: trimmed and lowercased. */
const typed = z.overwrite<string>((value) => comparableEmail(value.trim()));

/** An email typed at sign-in. An invalid one belongs to no account, so it is not refused here. */
export const typedEmail = text(320).check(typed);

/**
 * Most characters of an email, of its part before the @, and of a label of its domain: RFC 5321
 * (4.5.3.1), RFC 1035.
 */
const longestEmail = 254;
const longestLocalPart = 64;
const longestLabel = 63;

function fitsMailServers(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return at <= longestLocalPart && labels.every(({ length }) => length <= longestLabel);
}

/**
 * An email that a new account may have. Letters beyond Latin ones are refused: they allow
 * look-alikes.
 */
export const emailAddress = typedEmail.check(
  z.maxLength(longestEmail),
  z.email(),
  z.refine(fitsMailServers, 'has a part that is too long'),
);

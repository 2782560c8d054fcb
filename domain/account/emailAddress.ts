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

/**
 * Domains of the one mail service that ignores dots before the @
 * (https://support.google.com/mail/answer/7436150).
 */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an email, as far as its form shows: without a tag (`+…`) and, for Gmail,
 * without dots. Used only to recognize a person who signs up again (docs/decisions/0050-storage-and-free-generation-limits.md): sign-in
 * and the list of founders compare the email itself.
 */
export function mailboxOf(email: string): string {
  const normalized = comparableEmail(email);
  const at = normalized.lastIndexOf('@');
  const domain = normalized.slice(at + 1);
  const [untagged = ''] = normalized.slice(0, at).split('+');
  // Where a tag is all there is, it is the name.
  const name = untagged === '' ? normalized.slice(0, at) : untagged;
  if (!dotless.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

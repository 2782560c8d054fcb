import * as z from 'zod/mini';
import { text } from '../text.ts';
import { comparableEmail, fitsMailServers, longestEmail } from './emailForm.ts';

/** An email as used for lookups: trimmed and lowercased. */
const typed = z.overwrite<string>((value) => comparableEmail(value.trim()));

/** An email typed at sign-in. An invalid one belongs to no account, so it is not refused here. */
export const typedEmail = text(320).check(typed);

/** An email that a new account may have (`isEmail`). */
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
  // If the address is only a tag, the tag is the name.
  const name = untagged === '' ? normalized.slice(0, at) : untagged;
  if (!dotless.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

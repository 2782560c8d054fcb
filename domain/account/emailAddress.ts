import * as z from 'zod/mini';
import { text } from '../text.ts';
import { comparableEmail, fitsMailServers, longestEmail } from './emailForm.ts';

/** Puts an email in the form used for lookups: trimmed, with A to Z in lower case. */
const typed = z.overwrite<string>((value) => comparableEmail(value.trim()));

/** An email typed to find an account. Its format is not checked, because an invalid one simply matches no account. */
export const typedEmail = text(320).check(typed);

/** An email that a new account can have (`isEmail`). */
export const emailAddress = typedEmail.check(
  z.maxLength(longestEmail),
  z.email(),
  z.refine(fitsMailServers, 'has a part that is too long'),
);

/** The domains of Gmail, which ignores dots before the @ (https://support.google.com/mail/answer/7436150). */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * @returns the mailbox that an email probably belongs to: without a tag (`+…`) and, for Gmail, without dots and at
 * gmail.com. It is only used to recognize the owner of a deleted account who signs up again
 * (docs/decisions/0050-storage-and-free-generation-limits.md). Sign-in compares the full email.
 */
export function mailboxOf(email: string): string {
  const normalized = comparableEmail(email);
  const at = normalized.lastIndexOf('@');
  const domain = normalized.slice(at + 1);
  const [untagged = ''] = normalized.slice(0, at).split('+');
  // If the part before the @ starts with a plus sign, it is a name and not a tag.
  const name = untagged === '' ? normalized.slice(0, at) : untagged;
  if (!dotless.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

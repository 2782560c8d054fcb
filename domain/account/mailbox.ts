import { comparableEmail } from './emailAddress.ts';

/** Domains of the one mail service that takes no notice of dots before the @ (https://support.google.com/mail/answer/7436150). */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as far as its form tells: without a tag (`+…`) and, with Gmail, without dots. Only to
 * recognize a person who signs up again (docs/decisions/0050-storage-and-free-generation-limits.md): sign-in
 * and the list of founders compare the address itself.
 */
export function mailboxOf(email: string): string {
  const address = comparableEmail(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [untagged = ''] = address.slice(0, at).split('+');
  // A tag alone is a name like another.
  const name = untagged === '' ? address.slice(0, at) : untagged;
  if (!dotless.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

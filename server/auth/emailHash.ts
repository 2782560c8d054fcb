import { createHmac, hkdfSync } from 'node:crypto';
import { mailboxOf } from '@elan/domain/account/emailAddress';

/**
 * Makes the hash under which the free generations of a deleted account are stored: HMAC-SHA-256 of
 * the mailbox, in hexadecimal, with a separate key derived from `AUTH_SECRET` (HKDF, RFC 5869).
 * Without that secret, trying emails does not reveal the owner of a hash; under another secret the
 * old hashes match nothing.
 */
export function createEmailHash(secret: string): (email: string) => string {
  const purpose = 'elan: free generations of deleted accounts';
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (email) => createHmac('sha256', key).update(mailboxOf(email)).digest('hex');
}

import { createHmac, hkdfSync } from 'node:crypto';
import { mailboxOf } from '@elan/domain/account/mailbox';

/**
 * Makes the hash under which the free generations of a deleted account are remembered: HMAC-SHA-256 of the mailbox, in
 * hexadecimal, with a key of its own derived from `AUTH_SECRET` (HKDF, RFC 5869). Without that secret it cannot be found
 * out whose a hash is by trying addresses; under another secret the old hashes match nothing.
 */
export function createEmailHash(secret: string): (email: string) => string {
  const purpose = 'elan: free generations of deleted accounts';
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (email) => createHmac('sha256', key).update(mailboxOf(email)).digest('hex');
}

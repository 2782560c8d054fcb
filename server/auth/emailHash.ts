import { createHmac, hkdfSync } from 'node:crypto';
import { mailboxOf } from '@elan/domain/account/emailAddress';

/**
 * Makes the hash under which the free generations of a deleted account are stored: HMAC-SHA-256 of
 * the mailbox, in hexadecimal, with a separate key derived from `AUTH_SECRET` (HKDF, RFC 5869).
 * Without that secret, trying emails does not reveal the owner of a hash; under another secret the
 * old hashes match nothing.
 * @param previous `AUTH_SECRET_PREVIOUS`.
 * @returns the hash under the present secret, under which a count is stored, then the one under the previous secret.
 */
export function createEmailHash(secret: string, previous?: string): EmailHash {
  const purpose = 'elan: free generations of deleted accounts';
  const hashUnder = (one: string) => {
    const key = Buffer.from(hkdfSync('sha256', one, '', purpose, 32));
    return (email: string) => createHmac('sha256', key).update(mailboxOf(email)).digest('hex');
  };
  const own = hashUnder(secret);
  const former = previous === undefined ? [] : [hashUnder(previous)];
  return (email) => [own(email), ...former.map((hash) => hash(email))];
}

export type EmailHash = (email: string) => readonly [string, ...string[]];

import { createHmac, hkdfSync } from 'node:crypto';
import { mailboxOf } from '@elan/domain/account/emailAddress';

/**
 * Creates the hash function under which the free generations of a deleted account are stored: HMAC-SHA-256 of the
 * mailbox, in hexadecimal, with its own key derived from `AUTH_SECRET` (HKDF, RFC 5869). Without that secret, trying
 * out emails does not reveal whose hash is stored. With a different secret, old hashes no longer match.
 * @param previous `AUTH_SECRET_PREVIOUS`.
 * @returns a function that returns the hash with the current secret, under which counts are stored, then the one with
 *   the previous secret.
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

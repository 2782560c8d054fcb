import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits in base64url for a link in a mail, so that it cannot be guessed. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The stored form of a link's tokens: one hash (SHA-256, in hexadecimal) of all of them in order,
 * so that halves of two links do not form a valid link.
 */
export function linkId(tokens: readonly string[]): string {
  // Each is hashed first, so that all have the same length and no other split gives the same hash.
  return sha256(tokens.map(sha256).join(''));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits in base64url: what a link in a mail carries, and nobody guesses. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a link instead of its tokens: one hash (SHA-256, in hexadecimal) of all of them in their
 * order, so that halves of two links are no link.
 */
export function linkId(tokens: readonly string[]): string {
  // Each is hashed first: all have one length then, and no cut between two of them gives the same.
  return sha256(tokens.map(sha256).join(''));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';

/** @returns a new token of a session or of a second step: 192 random bits. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * @returns the stored form of a token, its SHA-256 in hexadecimal: the database, a backup of it or its log is not enough
 *   to sign in.
 */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

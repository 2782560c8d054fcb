import { createHash, randomBytes } from 'node:crypto';

/** @returns a new token for a session or a sign-in challenge, with 192 random bits. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * @returns a token's stored form, its SHA-256 in hexadecimal, so that the database, its backups and its logs are not
 *   enough to sign in.
 */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

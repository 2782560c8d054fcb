import { createHash, randomBytes } from 'node:crypto';
import type { Device } from './createSession.ts';
import { networkPrefixOf } from './networkPrefix.ts';

/** Format of a token. Its 256 random bits cannot be guessed, so it needs no signature. */
const form = /^[\w-]{43}$/;

/** @returns the token that identifies the browser: the one it sent if well-formed, or else a new one. */
export function deviceTokenOf({ deviceToken }: Pick<Device, 'deviceToken'>): string {
  return deviceToken !== undefined && form.test(deviceToken)
    ? deviceToken
    : randomBytes(32).toString('base64url');
}

/**
 * @returns the stored SHA-256 hashes, in hexadecimal, of a browser's token and of its network and user agent. Both
 *   include the account, so that they do not link two accounts used in the same browser.
 */
export function deviceHashes(accountId: string, token: string, { ip, userAgent = '' }: Device) {
  const network = networkPrefixOf(ip);
  return {
    deviceHash: hash([accountId, token]),
    originHash: hash([accountId, network, userAgent]),
  };
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

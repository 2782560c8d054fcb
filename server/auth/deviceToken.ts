import { createHash, randomBytes } from 'node:crypto';
import type { Device } from './createSession.ts';
import { networkPrefixOf } from './networkPrefix.ts';

/** 256 random bits cannot be guessed, so the token needs no signature. */
const form = /^[\w-]{43}$/;

/** @returns the token by which a browser is recognized: the one that it sent, else a new one. */
export function deviceTokenOf({ deviceToken }: Pick<Device, 'deviceToken'>): string {
  return deviceToken !== undefined && form.test(deviceToken)
    ? deviceToken
    : randomBytes(32).toString('base64url');
}

/**
 * What is stored of a browser, as SHA-256 in hexadecimal. Both hashes begin with the account, so
 * that two accounts in one browser are not linked by it.
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

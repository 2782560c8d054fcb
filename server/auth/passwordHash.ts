import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';

/** OWASP's recommendation for Argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`;

const derive = promisify(argon2);

/**
 * Hashes a password with Argon2id and a new salt, in a worker thread. It takes tens of
 * milliseconds, so never call it inside a transaction, which would hold its connection and its rows
 * for that time.
 * @returns the hash in the PHC string format.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive('argon2id', { ...parameters, message: password, nonce: salt });
  return `${prefix}${unpadded(salt)}$${unpadded(key)}`;
}

const phcString =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/;

/**
 * @returns whether `hash` is of this password: Argon2id with the parameters it names, or the scrypt
 * hash of earlier versions.
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { memory, passes, lanes, salt = '', key = '' } = phcString.exec(hash)?.groups ?? {};
  if (memory === undefined) return verifyScrypt({ hash, password });
  const kept = Buffer.from(key, 'base64');
  const derived = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: kept.length,
  });
  return timingSafeEqual(kept, derived);
}

/** @returns whether a hash has today's parameters; otherwise it is replaced at the next sign-in. */
export function isCurrentHash(hash: string): boolean {
  return hash.startsWith(prefix);
}

/** Base64 in the PHC string format. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

import { argon2, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost parameters of hashing a password. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's recommendation for Argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const recommended: PasswordCost = { memory: 19_456, passes: 2 };

/** Hashes passwords with fixed cost parameters. */
export interface PasswordHasher {
  /**
   * Hashes a password with Argon2id and a new salt, in a worker thread. It takes tens of milliseconds, so never call it
   * inside a transaction, which would hold its connection and locks meanwhile.
   * @returns the hash in the PHC string format.
   */
  hash(password: string): Promise<string>;
  /**
   * @param hash undefined if there is no account.
   * @returns whether the hash matches the password. Without a hash, this takes as long as for a current hash, so that
   *   the time does not reveal whether an account exists.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** @returns whether a hash has this hasher's cost. If not, the next sign-in replaces it. */
  isCurrent(hash: string): boolean;
}

const derive = promisify(argon2);

/** @param cost a lower cost is only for tests. */
export function createPasswordHasher(cost: PasswordCost = recommended): PasswordHasher {
  const parameters = { ...cost, parallelism: 1, tagLength: 32 } as const;
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$`;
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(16);
    const key = await derive('argon2id', { ...parameters, message: password, nonce: salt });
    return `${prefix}${unpadded(salt)}$${unpadded(key)}`;
  };
  return {
    hash,
    async verify(kept, password) {
      if (kept !== undefined) return verifyPassword(kept, password);
      await hash(password);
      return false;
    },
    isCurrent: (kept) => kept.startsWith(prefix),
  };
}

const phcString =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/;

/**
 * @returns whether `hash` matches this password. The hash may be Argon2id with any parameters, or scrypt from earlier
 *   versions.
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { memory, passes, lanes, salt = '', key = '' } = phcString.exec(hash)?.groups ?? {};
  if (memory === undefined) return verifyScrypt(hash, password);
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

const deriveScrypt = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * Verifies scrypt with N = 16,384, r = 16, p = 1. The salt is the hexadecimal text itself, not the bytes it encodes.
 */
async function verifyScrypt(hash: string, password: string): Promise<boolean> {
  const [, salt, key] = /^([\da-f]+):([\da-f]+)$/.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return false;
  const kept = Buffer.from(key, 'hex');
  const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 ** 2 };
  const derived = await deriveScrypt(password.normalize('NFKC'), salt, kept.length, options);
  return timingSafeEqual(kept, derived);
}

/** Encodes in base64 without padding, as in the PHC string format. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

import { argon2, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What hashing a password costs. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's recommendation for Argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const recommended: PasswordCost = { memory: 19_456, passes: 2 };

/** Hashes passwords at one cost. */
export interface PasswordHasher {
  /**
   * Hashes a password with Argon2id and a new salt, in a worker thread. It takes tens of
   * milliseconds, so never call it inside a transaction, which would hold its connection and its rows
   * for that time.
   * @returns the hash in the PHC string format.
   */
  hash(password: string): Promise<string>;
  /**
   * @param hash undefined where there is no account.
   * @returns whether it matches this password, after the work of a hash in either case: the time must not reveal whether there is an account.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** @returns whether a hash has this cost; otherwise it is replaced at the next sign-in. */
  isCurrent(hash: string): boolean;
}

const derive = promisify(argon2);

/** @param cost only tests hash more cheaply. */
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
 * @returns whether `hash` matches this password: Argon2id with the parameters it names, or the scrypt
 * hash of earlier versions.
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

/** Scrypt with N = 16,384, r = 16, p = 1; its salt is the text itself, in hexadecimal. */
async function verifyScrypt(hash: string, password: string): Promise<boolean> {
  const [, salt, key] = /^([\da-f]+):([\da-f]+)$/.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return false;
  const kept = Buffer.from(key, 'hex');
  const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 ** 2 };
  const derived = await deriveScrypt(password.normalize('NFKC'), salt, kept.length, options);
  return timingSafeEqual(kept, derived);
}

/** Base64 in the PHC string format. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

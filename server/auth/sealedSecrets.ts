import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that the server must be able to decrypt. */
export interface Sealer {
  /** @param owner the account that the text belongs to, without which it cannot be opened. */
  seal(text: string, owner: string): string;
  /** @returns the text; undefined if damaged, or sealed with an unknown `AUTH_SECRET` or for another account. */
  open(sealed: string, owner: string): string | undefined;
  /**
   * @returns the text sealed with the current `AUTH_SECRET` if it was sealed with the previous one; otherwise
   *   undefined.
   */
  renew(sealed: string, owner: string): string | undefined;
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals with AES-256-GCM, with its own key derived from `AUTH_SECRET` (HKDF, RFC 5869), so that a copy of the database
 * alone does not reveal the texts.
 * @param previous `AUTH_SECRET_PREVIOUS`.
 */
export function createSealer(secret: string, previous?: string): Sealer {
  const own = sealerOf(secret);
  const former = previous === undefined ? undefined : sealerOf(previous);
  return {
    seal: own.seal,
    open: (sealed, owner) => own.open(sealed, owner) ?? former?.open(sealed, owner),
    renew(sealed, owner) {
      if (own.open(sealed, owner) !== undefined) return undefined;
      const text = former?.open(sealed, owner);
      return text === undefined ? undefined : own.seal(text, owner);
    },
  };
}

function sealerOf(secret: string): Pick<Sealer, 'seal' | 'open'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'elan: secrets of authenticators', 32));
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

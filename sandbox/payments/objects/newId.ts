import { randomBytes } from 'node:crypto';

/** @returns an id in the provider's form: the prefix of its kind, then 24 random hexadecimal digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

import type { Auth } from './auth.ts';

/**
 * The account library's hash of a password (scrypt, with a salt of its own). It takes a tenth of a second:
 * never inside a transaction, which would hold its connection and its rows meanwhile.
 */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  const context = await auth.$context;
  return context.password.hash(password);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { maxPasswordLength, minPasswordLength } from '@elan/domain/account/passwordForm';
import { sessionDays } from '@elan/domain/account/session';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../adapters/database/database.ts';
import { accounts, sessions, users } from '../store/schema.ts';
import { withHashedSessionTokens } from './hashedSessionTokens.ts';
import { type PasswordHasher, verifyPassword } from './passwordHash.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The hash of which the password at hand was found right. */
const verifiedHash = new AsyncLocalStorage<string>();

/** Has the library accept a password that we verified against this hash, without computing it again. */
export function withVerifiedPassword<Result>(
  hash: string,
  askLibrary: () => Promise<Result>,
): Promise<Result> {
  return verifiedHash.run(hash, askLibrary);
}

/**
 * The account library, as we use it: it opens a session for a password that we verified. Its endpoints are
 * called from our own contract (`domain/contract/account.ts`), never exposed, and its cookies never
 * leave the server: a browser holds the token in a cookie of ours (`http/sessionCookies.ts`).
 */
export function createAuth(options: {
  readonly db: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly passwords: PasswordHasher;
  /** Receives the library's own errors, which its answers hide. */
  readonly onError: (error: unknown) => void;
}) {
  return betterAuth({
    appName: 'Élan',
    baseURL: options.publicUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        options.onError(details.find((detail) => detail instanceof Error) ?? new Error(message)),
    },
    database: withHashedSessionTokens(
      drizzleAdapter(options.db, {
        provider: 'pg',
        // Not its table of verifications: mail links are our own (`store/signIn/mailLinks.ts`).
        schema: { users, sessions, accounts },
        transaction: true,
      }),
    ),
    user: {
      modelName: 'users',
      additionalFields: {
        language: { type: 'string', required: true },
        termsVersion: { type: 'string', required: true },
        termsAcceptedAt: { type: 'date', required: true },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: { token: 'tokenHash' },
      expiresIn: sessionDays * 86_400,
    },
    account: { modelName: 'accounts' },
    advanced: {
      // The IP is the one that our own server trusts; a caller's headers never reach the library.
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      database: { generateId: () => randomUUID() },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts, links and passwords are written by our own flows, each in one transaction
      // (docs/decisions/0029-mail-links-work-once.md).
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength,
      password: {
        hash: options.passwords.hash,
        verify: async ({ hash, password }) =>
          hash === verifiedHash.getStore() || verifyPassword(hash, password),
      },
    },
  });
}

/** The header that gives the account library the IP that our server trusts. */
export const clientIpHeader = 'x-client-address';

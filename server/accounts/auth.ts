import { randomUUID } from 'node:crypto';
import { maxPasswordLength, minPasswordLength } from '@elan/domain/account/password';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import type { Database } from '../outside/database.ts';
import * as schema from '../store/schema.ts';
import { clientAddressHeader } from './clientAddress.ts';

export type Auth = ReturnType<typeof createAuth>;

/**
 * The account library, as we use it: its endpoints are called from our own contract
 * (`domain/contract/account.ts`), never exposed as they are.
 */
export function createAuth(options: {
  readonly db: Database;
  readonly secret: string;
  readonly publicUrl: string;
  /** Where the library's own errors go, which its answers hide. */
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
    database: drizzleAdapter(options.db, { provider: 'pg', schema, transaction: true }),
    user: {
      modelName: 'users',
      additionalFields: {
        language: { type: 'string', required: true },
        termsVersion: { type: 'string', required: true },
        termsAcceptedAt: { type: 'date', required: true },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    session: { modelName: 'sessions' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    advanced: {
      cookiePrefix: 'elan',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      // The address is what our own server trusts; a caller's headers never reach the library.
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => randomUUID() },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts, links and passwords are written by our own flows, each in one transaction (docs/decisions/0029).
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength,
    },
    plugins: [bearer()],
  });
}

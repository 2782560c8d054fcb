import { randomUUID } from 'node:crypto';
import { maxPasswordLength, minPasswordLength } from '@elan/domain/account/password';
import { asLanguage, defaultLanguage } from '@elan/domain/language';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import { confirmAddressMail } from '../mails/confirmAddress.ts';
import type { Database } from '../outside/database.ts';
import * as schema from '../store/schema.ts';
import { clientAddressHeader } from './clientAddress.ts';
import { outboxPlugin, putInOutbox } from './outboxPlugin.ts';

/** A confirmation link lives a day, in seconds. */
const confirmationLifetime = 86_400;

export type Auth = ReturnType<typeof createAuth>;

/**
 * The account library, as we use it: its endpoints are called from our own contract
 * (`domain/contract/account.ts`), never exposed as they are.
 */
export function createAuth(options: {
  readonly db: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly signupDisabled: boolean;
  /** Called when a mail was put in the outbox. */
  readonly onMail: () => void;
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
      disableSignUp: options.signupDisabled,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength,
    },
    emailVerification: {
      expiresIn: confirmationLifetime,
      autoSignInAfterVerification: false,
      sendOnSignIn: false,
      sendVerificationEmail: async ({ user, token }) => {
        const url = `${options.publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}`;
        const language = asLanguage('language' in user ? user.language : undefined);
        await putInOutbox(user.email, confirmAddressMail(language ?? defaultLanguage, url));
        options.onMail();
      },
    },
    plugins: [bearer(), outboxPlugin],
  });
}

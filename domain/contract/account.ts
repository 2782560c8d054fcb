import * as z from 'zod/mini';
import { emailAddress, typedEmail } from '../account/emailAddress.ts';
import { longestToken } from '../account/recoveryToken.ts';
import { languageSchema } from '../languageSchema.ts';
import { text } from '../text.ts';
import { defineCall } from './call.ts';
import { password, signedIn } from './credentials.ts';

export const signUp = defineCall({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Creates an account and sends the confirmation mail.',
  session: 'none',
  body: z.strictObject({
    email: emailAddress,
    password,
    termsAccepted: z.boolean(),
    language: z.optional(languageSchema),
  }),
  reply: z.strictObject({ confirmationSent: z.literal(true) }),
  status: 201,
});

export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary:
    'Sends the confirmation mail again; answers the same whether or not the address is known.',
  session: 'none',
  body: z.strictObject({ email: typedEmail }),
  reply: z.strictObject({ confirmationSent: z.literal(true) }),
});

const confirmationToken = text(200);

export const readConfirmation = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email/link',
  summary:
    'What a confirmation link is for, and whether confirming takes the password; uses nothing up.',
  session: 'none',
  body: z.strictObject({ token: confirmationToken }),
  reply: z.strictObject({ email: z.string(), passwordRequired: z.boolean() }),
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Confirms the email that a link was sent to, once; does not sign in. Emails on the list of founders or administrators take the password of the sign-up.',
  session: 'none',
  body: z.strictObject({ token: confirmationToken, password: z.optional(password) }),
  reply: z.strictObject({ confirmed: z.literal(true) }),
});

/**
 * Returned instead of a session if two-factor sign-in is on. The client must send this token with a code within ten
 * minutes.
 */
const challenged = z.strictObject({ challenge: z.string() });

export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary:
    'Opens a session: sets the cookie and returns the token for use as a bearer; or, where two-factor sign-in is on, returns the challenge of the second step.',
  session: 'none',
  body: z.strictObject({ email: typedEmail, password, language: z.optional(languageSchema) }),
  reply: z.union([signedIn, challenged]),
});

export const requestRecovery = defineCall({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary:
    'Sends a link that opens the new-password form; answers the same whether or not the address is known.',
  session: 'none',
  body: z.strictObject({ email: typedEmail }),
  reply: z.strictObject({ recoverySent: z.literal(true) }),
});

export const recover = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets a new password with the pair of tokens of a recovery link, once, ends every other session and opens one; or returns a challenge, as a sign-in.',
  session: 'none',
  body: z.strictObject({
    accessToken: text(longestToken),
    refreshToken: text(longestToken),
    password,
    language: z.optional(languageSchema),
  }),
  reply: signIn.reply,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Sets a new password and ends every other session.',
  body: z.strictObject({ password }),
  reply: z.strictObject({ passwordChanged: z.literal(true) }),
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends this session; a session that is already gone is no failure.',
  session: 'none',
  reply: z.strictObject({ signedOut: z.literal(true) }),
});

export const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/api/auth/revoke-sessions',
  summary: 'Ends every session of the account, this one too.',
  reply: z.strictObject({ signedOut: z.literal(true) }),
});

export const me = defineCall({
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in person, what they may reach and what they have used.',
  reply: z.strictObject({
    user: z.strictObject({ id: z.string(), email: z.string() }),
    language: languageSchema,
    aiUsage: z.strictObject({ used: z.number(), limit: z.number() }),
    /** Quota units held by generations in progress, on any device. `aiUsage.used` does not include them. */
    generationsUnderWay: z.number(),
    hasAccess: z.boolean(),
    isFounder: z.boolean(),
    hasPremiumAccess: z.boolean(),
    isAdmin: z.boolean(),
  }),
});

export const savePreferences = defineCall({
  method: 'PATCH',
  path: '/api/preferences',
  summary: 'Saves the language.',
  body: z.strictObject({ language: languageSchema }),
  reply: z.strictObject({ language: languageSchema }),
});

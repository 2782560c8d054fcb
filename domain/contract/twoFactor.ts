import * as z from 'zod/mini';
import { recoveryCodes } from '../account/twoFactor.ts';
import { languageSchema } from '../languageSchema.ts';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';
import { password, signedIn } from './credentials.ts';

/** Six digits from an authenticator, or a recovery code. */
const code = text(40);

export const finishSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/sign-in',
  summary:
    'The second step of a sign-in: opens the session of a challenge with a code of the authenticator or a recovery code, each once.',
  session: 'none',
  body: z.strictObject({ challenge: text(200), code, language: z.optional(languageSchema) }),
  reply: signedIn,
});

export const getTwoFactor = defineCall({
  method: 'GET',
  path: '/api/auth/two-factor',
  summary: 'Whether signing in takes a second step, and how many recovery codes are left.',
  reply: z.strictObject({
    /** Null if two-factor sign-in is off. */
    enabled_at: z.nullable(timestamp),
    recovery_codes_left: z.number(),
  }),
});

export const setUpTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/set-up',
  summary: 'Makes a secret for an authenticator; nothing changes until a code of it is sent.',
  body: z.strictObject({ password }),
  reply: z.strictObject({
    /** The base32 form, which the user can type. */
    secret: z.string(),
    /** The secret as an `otpauth:` link. */
    uri: z.string(),
    /** The secret as a QR code: its width in squares, and its dark squares as an SVG path. */
    qr: z.strictObject({ size: z.number(), path: z.string() }),
  }),
});

const newCodes = z.strictObject({
  recovery_codes: z.array(z.string()).check(z.maxLength(recoveryCodes)),
});

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  summary:
    'Turns the second step on with a first code, ends every other session, and gives the recovery codes, once.',
  body: z.strictObject({ code }),
  reply: newCodes,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  summary: 'Replaces the recovery codes.',
  body: z.strictObject({ password, code }),
  reply: newCodes,
});

export const disableTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  summary: 'Turns the second step off, and ends every other session.',
  body: z.strictObject({ password, code }),
  reply: z.strictObject({ disabled: z.literal(true) }),
});

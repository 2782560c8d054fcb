import * as z from 'zod/mini';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

/** A session in the list of the account's sessions. It includes no secret. */
export const sessionEntry = z.strictObject({
  id: z.string(),
  /** Such as "Firefox"; null if not recognized. */
  browser: z.nullable(z.string()),
  /** Such as "Windows"; null if not recognized. */
  system: z.nullable(z.string()),
  /** The IP address of the sign-in; only the first half of an IPv6 address. */
  network: z.nullable(z.string()),
  signed_in_at: timestamp,
  /** May be up to an hour behind. */
  last_used_at: timestamp,
  /** Whether this request was made with this session. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The open sessions of the account, newest sign-in first, in pages.',
  query: z.strictObject({ cursor: z.optional(text(200)) }),
  reply: z.strictObject({ sessions: z.array(sessionEntry), nextCursor: z.nullable(z.string()) }),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends one session of the account, and its open streams.',
  params: z.strictObject({ id: z.string() }),
  reply: z.strictObject({ ended: z.literal(true) }),
});

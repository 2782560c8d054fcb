import * as z from 'zod/mini';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';
import { storageUse } from './projects.ts';

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'What the account screen tells of the account itself.',
  reply: z.strictObject({
    email: z.string(),
    createdAt: timestamp,
    /** Null if the user has never signed in. */
    lastSignInAt: z.nullable(timestamp),
    storage: storageUse,
    /** The free generations charged to this account at sign-up because deleted accounts with its mailbox used them. */
    carriedGenerations: z.number(),
  }),
});

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that is held on the person, as one JSON document.',
  reply: z.unknown(),
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/delete-account',
  summary:
    'Ends the subscription at the payment provider, then removes the account with everything in it, and ends its sessions.',
  body: z.strictObject({ confirm_deletion: z.literal(true) }),
  reply: z.strictObject({ deleted: z.literal(true) }),
});

import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The external services that can have a stand-in (docs/product.md#stand-ins). */
export const standIns = ['database', 'ai', 'payments', 'mail'] as const;
export type StandIn = (typeof standIns)[number];

export const health = defineCall({
  method: 'GET',
  path: '/api/health',
  summary: 'The process is up, and which version it runs.',
  session: 'none',
  reply: z.strictObject({ status: z.literal('ok'), version: z.string() }),
});

export const ready = defineCall({
  method: 'GET',
  path: '/api/ready',
  summary: 'The database answers and the migrations are in; 503 otherwise.',
  session: 'none',
  reply: z.strictObject({ status: z.literal('ready') }),
});

export const deployment = defineCall({
  method: 'GET',
  path: '/api/deployment',
  summary: 'What the pages need to know of this installation: its stand-ins and where support is.',
  session: 'none',
  reply: z.strictObject({
    standIns: z.array(z.enum(standIns)).check(z.maxLength(standIns.length)),
    supportEmail: z.string(),
    signupDisabled: z.boolean(),
    /** Lifetime generations of a free account. */
    freeLimit: z.number(),
    /** The only plan for sale (docs/product.md#premium). Its name and description are part of the pages. */
    plan: z.strictObject({
      id: z.literal('premium'),
      priceId: z.string(),
      mode: z.literal('subscription'),
    }),
  }),
});

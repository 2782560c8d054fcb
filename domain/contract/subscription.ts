import * as z from 'zod/mini';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

/**
 * A row of the view `stripe_user_subscriptions` (docs/product.md#subscription-status). Times are in seconds since the
 * epoch.
 */
export const subscriptionRow = z.strictObject({
  customer_id: z.string(),
  subscription_id: z.string(),
  /** Stripe's status, such as `active`, `past_due` or `canceled`. */
  subscription_status: z.string(),
  price_id: z.nullable(z.string()),
  current_period_start: z.nullable(z.number()),
  current_period_end: z.nullable(z.number()),
  cancel_at_period_end: z.boolean(),
  payment_method_brand: z.nullable(z.string()),
  payment_method_last4: z.nullable(z.string()),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

const url = text(2_000);

export const getSubscription = defineCall({
  method: 'GET',
  path: '/api/subscription',
  summary: 'The caller’s subscription as it was last read from the payment provider, or null.',
  reply: z.nullable(subscriptionRow),
});

export const refreshSubscription = defineCall({
  method: 'POST',
  path: '/api/subscription/refresh',
  summary: 'Reads the caller’s subscription again from the payment provider.',
  reply: z.nullable(subscriptionRow),
});

export const collectPayment = defineCall({
  method: 'POST',
  path: '/api/subscription/collect',
  summary:
    'Makes the card that the caller chose at the provider the one that is charged, and retries what is owed.',
  reply: z.nullable(subscriptionRow),
});

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Lets the subscription end with its period; a mail confirms it.',
  reply: subscriptionRow,
});

export const resumeSubscription = defineCall({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Takes a cancellation back, until the period ends.',
  reply: subscriptionRow,
});

export const updatePaymentMethod = defineCall({
  method: 'POST',
  path: '/api/subscription/payment-method',
  summary: 'Where the caller changes the card that is charged.',
  body: z.strictObject({ return_url: url }),
  reply: z.strictObject({ url: z.string() }),
});

export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/payment-checkout',
  summary: 'Begins the purchase of Premium: the address of the provider’s payment page.',
  body: z.strictObject({
    price_id: text(200),
    success_url: url,
    cancel_url: url,
    mode: z.optional(z.literal('subscription')),
  }),
  reply: z.strictObject({ url: z.string() }),
});

export const usageEntry = z.strictObject({
  id: z.string(),
  module: z.string(),
  action: z.enum(['generate', 'autoFill', 'revise', 'translate']),
  /** Null once the project is removed from the recycle bin for good. */
  project_name: z.nullable(z.string()),
  started_at: timestamp,
  status: z.enum(['running', 'succeeded', 'failed']),
  /** Whether the generation used a unit of the quota. */
  counted: z.boolean(),
});
export type UsageEntry = z.infer<typeof usageEntry>;

export const listUsage = defineCall({
  method: 'GET',
  path: '/api/usage',
  summary: 'What the caller had written, newest first, in pages: what, when, counted or not.',
  query: z.strictObject({ cursor: z.optional(text(200)) }),
  reply: z.strictObject({ entries: z.array(usageEntry), nextCursor: z.nullable(z.string()) }),
});

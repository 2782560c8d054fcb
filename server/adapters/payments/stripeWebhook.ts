import { Failure } from '@elan/domain/failure';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PaymentEvent } from './payments.ts';
import { stripeMoment } from './stripeSubscription.ts';

/** Maximum age of a signature, in seconds. */
const toleranceSeconds = 300;

const customer = z.union([z.string(), z.object({ id: z.string() })]);

/**
 * The only fields of an event that are read. Other fields describe a past state, so the current state is read from the
 * provider.
 */
const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  created: z.unknown(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      customer: z.optional(z.nullable(customer)),
    }),
  }),
});

/**
 * Parses an event, after checking that its signature matches the body.
 * @param now the signature may be at most five minutes older than this.
 * @throws Failure `webhook_refused`.
 */
export function readEventOf(
  webhooks: Stripe['webhooks'],
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent {
  const parsed = eventSchema.safeParse(verified());
  if (!parsed.success) throw new Failure('webhook_refused', { detail: 'not an event' });
  const { id, type, created, data } = parsed.data;
  return { id, type, createdAt: dateOf(created, now), customerId: customerOf(data.object) };

  function verified(): unknown {
    try {
      return webhooks.constructEvent(
        body,
        signature ?? '',
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
    } catch (cause) {
      throw new Failure('webhook_refused', { cause });
    }
  }
}

/** Maximum number of seconds that an event's date may be ahead of our clock, because two clocks may differ. */
const aheadSeconds = 86_400;

function dateOf(created: unknown, now: Date): Date | undefined {
  const moment = stripeMoment(created);
  const isAbsurd = moment === null || moment > now.getTime() / 1000 + aheadSeconds;
  return isAbsurd ? undefined : new Date(moment * 1000);
}

type EventObject = z.infer<typeof eventSchema>['data']['object'];

function customerOf({ object, id, customer: owner }: EventObject): string | undefined {
  if (object === 'customer') return id;
  return typeof owner === 'object' ? owner?.id : owner;
}

import Stripe from 'stripe';
import { newId } from '../objects/newId.ts';
import { secondsOf } from '../objects/seconds.ts';
import type { EventType, PaymentEvent } from '../objects/shapes.ts';
import { insertRow } from '../store/rows.ts';
import type { Work } from '../work.ts';

/** As long as Stripe keeps them. */
const keptMs = 30 * 86_400_000;

/**
 * Says that something happened: an event, and its delivery to the webhook, in the transaction that made it so.
 * @param happening.customer whose event it is.
 * @param happening.previous the fields that changed, as they were.
 */
export async function emit(
  work: Work,
  type: EventType,
  happening: { readonly customer: string; readonly object: object; readonly previous?: object },
): Promise<void> {
  const { customer, object, previous } = happening;
  const event: PaymentEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: secondsOf(work.now),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: work.request,
    type,
  };
  await insertRow(work.tx, 'event', {
    id: event.id,
    parent: customer,
    dueAt: new Date(work.now.getTime() + keptMs),
    data: { object: event },
  });
  await insertRow(work.tx, 'delivery', {
    id: newId('del'),
    parent: event.id,
    dueAt: work.now,
    data: { object: { state: 'pending', attempts: 0, outcome: null } },
  });
}

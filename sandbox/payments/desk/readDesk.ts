import type { Invoice, PaymentMethod, Subscription } from '../objects/shapes.ts';
import type { DeliverySettings } from '../store/kinds.ts';
import { findRow, listRows } from '../store/rows.ts';
import { latestInvoice } from '../store/subscriptions.ts';
import type { Delivery } from '../webhooks/queue.ts';
import { readSettings } from '../webhooks/settings.ts';
import type { Work } from '../work.ts';

export interface DeskSubscription {
  readonly subscription: Subscription;
  /** The customer's e-mail, or their id where they are deleted. */
  readonly who: string;
  readonly card: PaymentMethod['card'] | undefined;
  readonly invoice: Invoice | undefined;
  readonly nextPaymentFails: boolean;
}

export interface DeskEvent {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly delivery: Delivery;
}

export interface Desk {
  readonly subscriptions: readonly DeskSubscription[];
  readonly events: readonly DeskEvent[];
  readonly settings: DeliverySettings;
}

const subscriptionsShown = 30;
const eventsShown = 40;

/** What the provider's desk shows: the newest subscriptions and events. */
export async function readDesk(work: Work): Promise<Desk> {
  const { tx } = work;
  const subscriptions: DeskSubscription[] = [];
  for (const { data } of await listRows(tx, 'subscription', { limit: subscriptionsShown })) {
    subscriptions.push(await readSubscription(work, data.object));
  }
  const events: DeskEvent[] = [];
  for (const { parent, data } of await listRows(tx, 'delivery', { limit: eventsShown })) {
    const event = (await findRow(tx, 'event', parent ?? ''))?.data.object;
    if (event) {
      const { id, type, created } = event;
      events.push({ id, type, created, delivery: data.object });
    }
  }
  return { subscriptions, events, settings: await readSettings(tx) };
}

async function readSubscription(work: Work, subscription: Subscription): Promise<DeskSubscription> {
  const customer = (await findRow(work.tx, 'customer', subscription.customer))?.data;
  const object = customer?.object;
  const email = object && 'email' in object ? object.email : null;
  const method = subscription.default_payment_method;
  const card = method ? await findRow(work.tx, 'payment_method', method) : undefined;
  return {
    subscription,
    who: email ?? subscription.customer,
    card: card?.data.object.card,
    invoice: await latestInvoice(work, subscription),
    nextPaymentFails: (customer?.paymentsToFail ?? 0) > 0,
  };
}

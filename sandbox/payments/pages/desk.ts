import { advance } from '../billing/runDue.ts';
import { endSubscription, latestInvoice, saveInvoice } from '../billing/subscriptions.ts';
import type { Invoice, PaymentMethod, Subscription } from '../objects.ts';
import {
  type Context,
  findRow,
  type LiveCustomer,
  listRows,
  lockCustomer,
  saveCustomer,
} from '../store.ts';

export interface DeskSubscription {
  readonly subscription: Subscription;
  /** The customer's email, or their id if they have none. */
  readonly owner: string;
  readonly card: PaymentMethod['card'] | undefined;
  readonly invoice: Invoice | undefined;
  readonly nextPaymentFails: boolean;
}

/** Returns the newest subscriptions, which the provider's desk shows. */
export async function readDesk(context: Context): Promise<readonly DeskSubscription[]> {
  const shown: DeskSubscription[] = [];
  for (const { data } of await listRows(context.tx, 'subscription', { limit: 30 })) {
    shown.push(await readSubscription(context, data.object));
  }
  return shown;
}

async function readSubscription(
  context: Context,
  subscription: Subscription,
): Promise<DeskSubscription> {
  const customer = (await findRow(context.tx, 'customer', subscription.customer))?.data;
  const object = customer?.object;
  const email = object && 'email' in object ? object.email : null;
  const method = subscription.default_payment_method;
  const card = method ? await findRow(context.tx, 'payment_method', method) : undefined;
  return {
    subscription,
    owner: email ?? subscription.customer,
    card: card?.data.object.card,
    invoice: await latestInvoice(context, subscription),
    nextPaymentFails: (customer?.paymentsToFail ?? 0) > 0,
  };
}

type Act = (
  context: Context,
  customer: LiveCustomer,
  subscription: Subscription,
) => Promise<unknown>;

/** Actions on a subscription at the desk. */
const deskActions = {
  /** Moves the customer's own clock to the end of the period (`advance`). */
  async renew(context, customer, subscription) {
    if (subscription.status !== 'active') return;
    await advance(context, customer, subscription.items.data[0].current_period_end);
  },
  fail: (context, customer) =>
    saveCustomer(context, { ...customer, paymentsToFail: customer.paymentsToFail > 0 ? 0 : 1 }),
  /** Simulates the failure of the last attempt, which ends the subscription. */
  async give_up(context, customer, subscription) {
    if (subscription.status !== 'past_due') return;
    const invoice = await latestInvoice(context, subscription);
    if (invoice) await saveInvoice(context, { ...invoice, next_payment_attempt: null });
    await endSubscription(context, customer, subscription, { reason: 'payment_failed' });
  },
} as const satisfies Record<string, Act>;

export type DeskAction = keyof typeof deskActions;

/** Performs an action on a subscription, under its customer's lock. Unknown actions and ids have no effect. */
export async function actAtDesk(context: Context, id: string, action: string): Promise<void> {
  const act = Object.hasOwn(deskActions, action) ? deskActions[action as DeskAction] : undefined;
  const owner = (await findRow(context.tx, 'subscription', id))?.parent;
  const customer = owner ? await lockCustomer(context, owner) : undefined;
  const row = await findRow(context.tx, 'subscription', id);
  if (act && customer && row) await act(context, customer, row.data.object);
}

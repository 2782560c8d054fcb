import { advance } from '../billing/advance.ts';
import { payInvoice } from '../billing/payInvoice.ts';
import { endSubscription } from '../billing/updateSubscription.ts';
import type { Subscription } from '../objects/shapes.ts';
import { itemOf } from '../objects/subscription.ts';
import { type LiveCustomer, lockCustomer, saveCustomer } from '../store/customers.ts';
import { findRow } from '../store/rows.ts';
import { latestInvoice, saveInvoice } from '../store/subscriptions.ts';
import type { Work } from '../work.ts';

type Act = (work: Work, customer: LiveCustomer, subscription: Subscription) => Promise<void>;

/** What can be done to a subscription at the desk; each does nothing where it no longer fits. */
export const deskActions = {
  /** Moves its customer's own time to the end of the period, and does what is due then. */
  async renew(work, customer, subscription) {
    if (subscription.status !== 'active') return;
    await advance(work, customer, itemOf(subscription).current_period_end);
  },
  async fail(work, customer) {
    await saveCustomer(work, { ...customer, paymentsToFail: customer.paymentsToFail > 0 ? 0 : 1 });
  },
  async retry(work, customer, subscription) {
    const invoice = await latestInvoice(work, subscription);
    if (subscription.status !== 'past_due' || invoice?.status !== 'open') return;
    const attempt = { customer, subscription, invoice, scheduled: false, holderPresent: false };
    await payInvoice(work, attempt);
  },
  /** What happens after the last attempt. */
  async give_up(work, customer, subscription) {
    if (subscription.status !== 'past_due') return;
    const invoice = await latestInvoice(work, subscription);
    if (invoice) {
      await saveInvoice(work, { ...invoice, auto_advance: false, next_payment_attempt: null });
    }
    await endSubscription(work, customer, subscription, { reason: 'payment_failed' });
  },
} as const satisfies Record<string, Act>;

export type DeskAction = keyof typeof deskActions;

/** @returns the action of that name, if there is one. */
export function asDeskAction(name: string): DeskAction | undefined {
  return (Object.keys(deskActions) as DeskAction[]).find((action) => action === name);
}

/** Does one action to a subscription, under its customer's lock. */
export async function actAtDesk(work: Work, id: string, action: DeskAction): Promise<void> {
  const owner = (await findRow(work.tx, 'subscription', id))?.parent;
  const customer = owner ? await lockCustomer(work, owner) : undefined;
  const row = await findRow(work.tx, 'subscription', id);
  if (customer && row) await deskActions[action](work, customer, row.data.object);
}

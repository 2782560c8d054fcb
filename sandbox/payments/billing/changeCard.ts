import type { Decline } from '../cards/charge.ts';
import type { Customer, Subscription } from '../objects/shapes.ts';
import { type LiveCustomer, saveCustomer } from '../store/customers.ts';
import { latestInvoice, subscriptionsOf } from '../store/subscriptions.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';
import { previousOf } from './changes.ts';
import { payInvoice } from './payInvoice.ts';
import { updateSubscription } from './updateSubscription.ts';

/**
 * Charges a card of the customer's from now on, what they owe at once, while its holder is there.
 * @returns why what they owe could not be charged to it; undefined where nothing is owed any more.
 */
export async function changeCard(
  work: Work,
  customer: LiveCustomer,
  method: string,
): Promise<Decline | undefined> {
  const before = customer.object;
  const after: Customer = {
    ...before,
    invoice_settings: { ...before.invoice_settings, default_payment_method: method },
  };
  const changed = { ...customer, object: after };
  await saveCustomer(work, changed);
  const previous = previousOf(before, after) ?? {};
  await emit(work, 'customer.updated', { customer: after.id, object: after, previous });
  let decline: Decline | undefined;
  for (const subscription of await subscriptionsOf(work, after.id)) {
    if (subscription.status === 'canceled') continue;
    const charged: Subscription = { ...subscription, default_payment_method: method };
    await updateSubscription(work, changed, { before: subscription, after: charged });
    const invoice = await latestInvoice(work, charged);
    if (charged.status !== 'past_due' || invoice?.status !== 'open') continue;
    decline = await payInvoice(work, {
      customer: changed,
      subscription: charged,
      invoice,
      scheduled: false,
      holderPresent: true,
    });
  }
  return decline;
}

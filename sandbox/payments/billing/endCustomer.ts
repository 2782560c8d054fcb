import {
  anonymousCustomer,
  anonymousSession,
  anonymousSubscription,
} from '../objects/anonymous.ts';
import type { DeletedCustomer } from '../objects/shapes.ts';
import { type LiveCustomer, saveCustomer } from '../store/customers.ts';
import { forgetPapers } from '../store/forget.ts';
import { listRows, saveRow } from '../store/rows.ts';
import { saveSubscription, subscriptionsOf } from '../store/subscriptions.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';
import { expireSession } from './expireSession.ts';
import { endSubscription } from './updateSubscription.ts';

/**
 * Ends a customer's subscriptions, closes their payment pages, and forgets who they were. The customer is locked.
 * @returns what is left of them: their id.
 */
export async function endCustomer(work: Work, customer: LiveCustomer): Promise<DeletedCustomer> {
  const { id } = customer.object;
  await forgetPapers(work.tx, id);
  for (const subscription of await subscriptionsOf(work, id)) {
    const anonymous = anonymousSubscription(subscription);
    if (subscription.status === 'canceled') await saveSubscription(work, customer, anonymous);
    else await endSubscription(work, customer, anonymous, { reason: 'cancellation_requested' });
  }
  for (const row of await listRows(work.tx, 'checkout_session', { parent: id, limit: 1_000 })) {
    const data = {
      ...row.data,
      object: anonymousSession(row.data.object),
      subscriptionMetadata: {},
      authenticating: null,
    };
    if (data.object.status === 'open') await expireSession(work, { ...row, data });
    else await saveRow(work.tx, 'checkout_session', { id: row.id, dueAt: null, data });
  }
  const object = anonymousCustomer(customer.object);
  await emit(work, 'customer.deleted', { customer: id, object });
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  await saveCustomer(work, { ...customer, object: deleted });
  return deleted;
}

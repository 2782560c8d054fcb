import { sql } from 'drizzle-orm';
import type { Card } from '../cards.ts';
import { type Customer, createPaymentMethod, type DeletedCustomer } from '../objects.ts';
import {
  type Context,
  customerTime,
  insertRow,
  type LiveCustomer,
  listRows,
  saveCustomer,
  saveRow,
} from '../store.ts';
import { emit } from '../webhooks.ts';
import { expireSession } from './checkout.ts';
import { endSubscription, saveSubscription, subscriptionsOf } from './subscriptions.ts';

/** Stores a customer's card. @returns the id of the payment method. */
export async function attachCard(
  context: Context,
  customer: LiveCustomer,
  card: Card,
): Promise<string> {
  const owner = customer.object.id;
  const object = createPaymentMethod(card, owner, customerTime(context, customer));
  const data = { object, behaviour: card.behaviour };
  await insertRow(context.tx, 'payment_method', { id: object.id, parent: owner, data });
  await emit(context, 'payment_method.attached', { customer: owner, object });
  return object.id;
}

/** Makes a card the customer's default. As at Stripe, subscriptions keep the card with which they were bought. */
export async function setDefaultCard(
  context: Context,
  customer: LiveCustomer,
  method: string,
): Promise<void> {
  const object: Customer = {
    ...customer.object,
    invoice_settings: { default_payment_method: method },
  };
  await saveCustomer(context, { ...customer, object });
  await emit(context, 'customer.updated', { customer: object.id, object });
}

/**
 * Ends a customer's subscriptions, closes their payment pages, and deletes all personal data. The customer must be
 * locked.
 * @returns the deleted customer, of which only the id is left.
 */
export async function endCustomer(
  context: Context,
  customer: LiveCustomer,
): Promise<DeletedCustomer> {
  const { id } = customer.object;
  await deletePersonalRows(context, id);
  for (const subscription of await subscriptionsOf(context, id)) {
    const bare = { default_payment_method: null, latest_invoice: null, metadata: {} };
    const anonymous = { ...subscription, ...bare };
    if (subscription.status === 'canceled') await saveSubscription(context, customer, anonymous);
    else await endSubscription(context, customer, anonymous, { reason: 'cancellation_requested' });
  }
  for (const row of await listRows(context.tx, 'checkout_session', { parent: id })) {
    const object = { ...row.data.object, client_reference_id: null, metadata: {} };
    const data = { object };
    if (object.status === 'open') await expireSession(context, { ...row, data });
    else await saveRow(context.tx, 'checkout_session', { id: row.id, dueAt: null, data });
  }
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  await emit(context, 'customer.deleted', { customer: id, object: { id, object: 'customer' } });
  await saveCustomer(context, { ...customer, object: deleted });
  return deleted;
}

/** Deletes even a customer's invoices, which Stripe must keep by law, because here no money moves. */
async function deletePersonalRows({ tx }: Context, customer: string): Promise<void> {
  await tx.execute(sql`
    delete from sandbox_payments d using sandbox_payments e
    where d.kind = 'delivery' and d.parent = e.id and e.kind = 'event' and e.parent = ${customer}`);
  await tx.execute(sql`
    delete from sandbox_payments
    where parent = ${customer} and kind in ('event', 'invoice', 'portal_session', 'payment_method')`);
  // Stored replies to idempotency keys keep only the id and type of the object that was created.
  await tx.execute(sql`
    update sandbox_payments
    set data = jsonb_set(data, '{object,body}', jsonb_build_object(
      'id', data #> '{object,body,id}', 'object', data #> '{object,body,object}', 'deleted', true
    ))
    where kind = 'idempotency'
      and ${customer} in (data #>> '{object,body,id}', data #>> '{object,body,customer}')`);
}

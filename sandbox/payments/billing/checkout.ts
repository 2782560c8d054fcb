import { type CheckoutSession, createSubscription } from '../objects.ts';
import { periodFrom } from '../period.ts';
import { type Context, customerTime, type LiveCustomer, type Row, saveRow } from '../store.ts';
import { emit } from '../webhooks.ts';
import { bill, savePaid } from './invoices.ts';
import { saveSubscription } from './subscriptions.ts';

/**
 * Creates the subscription of an open payment page whose first payment has succeeded. The customer must be locked, and
 * the page must have been read under that lock, so that it creates only one subscription.
 */
export async function subscribe(
  context: Context,
  customer: LiveCustomer,
  row: Row<'checkout_session'>,
  paymentMethod: string,
): Promise<CheckoutSession> {
  const at = customerTime(context, customer);
  const begun = createSubscription(periodFrom(at, at), {
    customer: customer.object.id,
    default_payment_method: paymentMethod,
    metadata: row.data.object.metadata ?? {},
  });
  const invoice = await bill(context, customer, begun, 'subscription_create', at);
  const subscription = { ...begun, latest_invoice: invoice.id };
  await saveSubscription(context, customer, subscription);
  const session: CheckoutSession = {
    ...row.data.object,
    subscription: subscription.id,
    status: 'complete',
    payment_status: 'paid',
    url: null,
  };
  const closed = { id: row.id, dueAt: null, data: { object: session } };
  await saveRow(context.tx, 'checkout_session', closed);
  const about = { customer: customer.object.id };
  await emit(context, 'customer.subscription.created', { ...about, object: subscription });
  await savePaid(context, customer, { ...invoice, attempt_count: 1 });
  await emit(context, 'checkout.session.completed', { ...about, object: session });
  return session;
}

/** Closes an open payment page without a sale. Its customer must be locked. */
export async function expireSession(
  context: Context,
  row: Row<'checkout_session'>,
): Promise<CheckoutSession> {
  const session: CheckoutSession = { ...row.data.object, status: 'expired', url: null };
  const closed = { id: row.id, dueAt: null, data: { object: session } };
  await saveRow(context.tx, 'checkout_session', closed);
  await emit(context, 'checkout.session.expired', { customer: row.parent ?? '', object: session });
  return session;
}

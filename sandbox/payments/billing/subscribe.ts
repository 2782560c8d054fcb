import { periodFrom } from '../objects/period.ts';
import type { CheckoutSession } from '../objects/shapes.ts';
import { createSubscription } from '../objects/subscription.ts';
import { customerTime, type LiveCustomer, saveCustomer } from '../store/customers.ts';
import type { Kinds } from '../store/kinds.ts';
import { type Row, saveRow } from '../store/rows.ts';
import { insertSubscription, saveInvoice, saveSubscription } from '../store/subscriptions.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';
import { bill } from './bill.ts';
import { paidInvoice } from './payInvoice.ts';

/**
 * Sells the subscription of an open payment page to its customer, whose first payment has gone through.
 * The customer is locked, and the page was read under that lock: it is sold once.
 */
export async function subscribe(
  work: Work,
  customer: LiveCustomer,
  row: Row<'checkout_session'>,
  paymentMethod: string,
): Promise<CheckoutSession> {
  const at = customerTime(work, customer);
  const period = periodFrom(at, at);
  const begun = createSubscription({
    customer: customer.object.id,
    paymentMethod,
    quantity: row.data.quantity,
    metadata: row.data.subscriptionMetadata,
    period,
  });
  customer.object.currency ??= begun.currency;
  await saveCustomer(work, customer);
  await insertSubscription(work, customer, begun);
  const reason = 'subscription_create';
  const invoice = await bill(work, customer, { subscription: begun, reason, period, at });
  const subscription = { ...begun, latest_invoice: invoice.id };
  await saveSubscription(work, customer, subscription);
  const paid = paidInvoice({ ...invoice, attempted: true, attempt_count: 1 }, at);
  await saveInvoice(work, paid);
  const session = completed(row.data, { subscription: subscription.id, invoice: invoice.id });
  await saveRow(work.tx, 'checkout_session', {
    id: row.id,
    dueAt: null,
    data: { ...row.data, object: session, authenticating: null },
  });
  const about = { customer: customer.object.id };
  await emit(work, 'customer.subscription.created', { ...about, object: subscription });
  await emit(work, 'invoice.paid', { ...about, object: paid });
  await emit(work, 'invoice.payment_succeeded', { ...about, object: paid });
  await emit(work, 'checkout.session.completed', { ...about, object: session });
  return session;
}

function completed(
  { object }: Kinds['checkout_session'],
  sold: { readonly subscription: string; readonly invoice: string },
): CheckoutSession {
  return { ...object, ...sold, status: 'complete', payment_status: 'paid', url: null };
}

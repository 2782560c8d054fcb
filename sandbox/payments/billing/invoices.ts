import { createInvoice, type Invoice, type Subscription } from '../objects.ts';
import { nextAttempt } from '../period.ts';
import {
  type Context,
  customerTime,
  findRow,
  insertRow,
  type LiveCustomer,
  saveCustomer,
} from '../store.ts';
import { emit } from '../webhooks.ts';
import { endSubscription, saveInvoice, updateSubscription } from './subscriptions.ts';

/** Creates an open invoice for a subscription's first or next period. @param at epoch seconds. */
export async function bill(
  context: Context,
  customer: LiveCustomer,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  at: number,
): Promise<Invoice> {
  const owner = customer.object.id;
  const invoice = createInvoice(owner, subscription.id, reason, at);
  const row = { id: invoice.id, parent: owner, data: { object: invoice } };
  await insertRow(context.tx, 'invoice', row);
  await emit(context, 'invoice.created', { customer: owner, object: invoice });
  return invoice;
}

interface Attempt {
  readonly customer: LiveCustomer;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  /** Whether the retry schedule makes this attempt. Other attempts, unless first, do not count toward the schedule. */
  readonly scheduled: boolean;
  /** When the attempt was due, in epoch seconds of the customer's clock; now if absent. */
  readonly at?: number;
}

/**
 * Charges an open invoice. Paying the latest one makes a past-due subscription active. If the payment fails, the
 * subscription becomes past due, or ends after the last scheduled attempt.
 * @returns whether the invoice is paid.
 */
export async function payInvoice(context: Context, attempt: Attempt): Promise<boolean> {
  const at = attempt.at ?? customerTime(context, attempt.customer);
  const isPaid = await charge(context, attempt);
  await (isPaid ? recordPayment(context, attempt) : recordFailure(context, attempt, at));
  return isPaid;
}

async function charge(context: Context, attempt: Attempt): Promise<boolean> {
  const { customer, subscription } = attempt;
  if (customer.paymentsToFail > 0) {
    customer.paymentsToFail -= 1;
    await saveCustomer(context, customer);
    return false;
  }
  const id =
    subscription.default_payment_method ?? customer.object.invoice_settings.default_payment_method;
  const method = id ? await findRow(context.tx, 'payment_method', id) : undefined;
  return method?.data.behaviour === 'pays';
}

async function recordPayment(context: Context, attempt: Attempt): Promise<void> {
  const { customer, subscription, invoice } = attempt;
  await savePaid(context, customer, countAttempt(attempt));
  const reactivates =
    subscription.latest_invoice === invoice.id && subscription.status === 'past_due';
  if (!reactivates) return;
  const after: Subscription = { ...subscription, status: 'active' };
  await updateSubscription(context, customer, { before: subscription, after });
}

/** Stores an invoice as paid, and emits the event. */
export async function savePaid(
  context: Context,
  customer: LiveCustomer,
  invoice: Invoice,
): Promise<void> {
  const paid: Invoice = { ...invoice, status: 'paid', next_payment_attempt: null };
  await saveInvoice(context, paid);
  await emit(context, 'invoice.paid', { customer: customer.object.id, object: paid });
}

async function recordFailure(context: Context, attempt: Attempt, at: number): Promise<void> {
  const { customer, subscription, scheduled } = attempt;
  const tried = countAttempt(attempt);
  const next = scheduled ? nextAttempt(tried.attempt_count, at) : tried.next_payment_attempt;
  const open: Invoice = { ...tried, next_payment_attempt: next };
  await saveInvoice(context, open);
  await emit(context, 'invoice.payment_failed', { customer: customer.object.id, object: open });
  if (scheduled && next === null) {
    await endSubscription(context, customer, subscription, { reason: 'payment_failed', at });
  } else if (subscription.status !== 'canceled') {
    const after: Subscription = { ...subscription, status: 'past_due' };
    await updateSubscription(context, customer, { before: subscription, after });
  }
}

/** Counts the first attempt, and after that only scheduled attempts. */
function countAttempt({ invoice, scheduled }: Attempt): Invoice {
  const counts = scheduled || invoice.attempt_count === 0;
  return { ...invoice, attempt_count: invoice.attempt_count + (counts ? 1 : 0) };
}

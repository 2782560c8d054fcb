import { type Decline, declineOfSaved } from '../cards/charge.ts';
import { dateOf } from '../objects/seconds.ts';
import type { Invoice, Subscription } from '../objects/shapes.ts';
import { customerTime, type LiveCustomer, saveCustomer } from '../store/customers.ts';
import { findRow } from '../store/rows.ts';
import { saveInvoice } from '../store/subscriptions.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';
import { nextAttempt } from './retries.ts';
import { endSubscription, updateSubscription } from './updateSubscription.ts';

export interface Attempt {
  readonly customer: LiveCustomer;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  /** Only what the schedule tries counts for the schedule. */
  readonly scheduled: boolean;
  readonly holderPresent: boolean;
  /** Epoch seconds of the customer's time; now, unless something was due before. */
  readonly at?: number;
  /** Another card than the subscription's. */
  readonly paymentMethod?: string | undefined;
}

/**
 * Tries an open invoice: paid, it makes its subscription active; failed, the subscription is past due,
 * and ends with the last attempt of the schedule.
 * @returns why it failed; undefined where it is paid.
 */
export async function payInvoice(work: Work, attempt: Attempt): Promise<Decline | undefined> {
  const at = attempt.at ?? customerTime(work, attempt.customer);
  const decline = await charge(work, attempt, at);
  await (decline ? fail(work, attempt, at) : settle(work, attempt, at));
  return decline;
}

async function charge(work: Work, attempt: Attempt, at: number): Promise<Decline | undefined> {
  const { customer, subscription } = attempt;
  if (customer.paymentsToFail > 0) {
    customer.paymentsToFail -= 1;
    await saveCustomer(work, customer);
    return 'generic_decline';
  }
  const id =
    attempt.paymentMethod ??
    subscription.default_payment_method ??
    customer.object.invoice_settings.default_payment_method;
  const method = id ? await findRow(work.tx, 'payment_method', id) : undefined;
  const card = method?.data.object.card;
  if (!method || !card) return 'generic_decline';
  return declineOfSaved(
    { behaviour: method.data.behaviour, expiryMonth: card.exp_month, expiryYear: card.exp_year },
    { holderPresent: attempt.holderPresent, at: dateOf(at) },
  );
}

async function settle(work: Work, attempt: Attempt, at: number): Promise<void> {
  const { customer, subscription, invoice } = attempt;
  const paid = paidInvoice(countAttempt(attempt), at);
  await saveInvoice(work, paid);
  const about = { customer: customer.object.id, object: paid };
  await emit(work, 'invoice.updated', about);
  await emit(work, 'invoice.paid', about);
  await emit(work, 'invoice.payment_succeeded', about);
  const isLatest = subscription.latest_invoice === invoice.id;
  const after = isLatest && subscription.status === 'past_due' ? 'active' : subscription.status;
  await updateSubscription(work, customer, {
    before: subscription,
    after: { ...subscription, status: after },
  });
}

async function fail(work: Work, attempt: Attempt, at: number): Promise<void> {
  const { customer, subscription } = attempt;
  const tried = countAttempt(attempt);
  const next = attempt.scheduled
    ? nextAttempt(tried.attempt_count, at)
    : tried.next_payment_attempt;
  const open: Invoice = { ...tried, auto_advance: next !== null, next_payment_attempt: next };
  await saveInvoice(work, open);
  await emit(work, 'invoice.payment_failed', { customer: customer.object.id, object: open });
  if (attempt.scheduled && next === null) {
    await endSubscription(work, customer, subscription, { reason: 'payment_failed', at });
    return;
  }
  const status = subscription.status === 'canceled' ? 'canceled' : 'past_due';
  await updateSubscription(work, customer, {
    before: subscription,
    after: { ...subscription, status },
  });
}

/** After the first attempt, only the schedule's are counted. */
function countAttempt({ invoice, scheduled }: Attempt): Invoice {
  const counts = scheduled || invoice.attempt_count === 0;
  return { ...invoice, attempted: true, attempt_count: invoice.attempt_count + (counts ? 1 : 0) };
}

/** @returns an invoice as it is once it is paid. @param at epoch seconds. */
export function paidInvoice(invoice: Invoice, at: number): Invoice {
  return {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.total,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { isLive } from '@elan/domain/subscription/status';
import Stripe from 'stripe';
import { isNotFound, isRefusal } from './stripeErrors.ts';

const { StripeInvalidRequestError } = Stripe.errors;

/** Timeout of one attempt of a call, in milliseconds; the SDK makes up to two attempts. */
const attemptMs = 3_000;
/** Pause before a failed removal is repeated, in milliseconds; it doubles each time. */
const firstPauseMs = 250;

/**
 * Ends everything for which a customer could still be charged, then removes the customer. A process that died midway,
 * or someone else, may already have done some steps, so anything that has ended or been removed counts as done.
 * @param deadline when retries stop.
 * @throws Stripe's error if it refuses, or an error at the deadline.
 */
export async function removeStripeCustomer(
  stripe: Stripe,
  customer: string,
  deadline: AbortSignal,
): Promise<void> {
  for (let pause = firstPauseMs; ; pause *= 2) {
    try {
      return await removeOnce(stripe, customer);
    } catch (error) {
      if (isRefusal(error) || deadline.aborted) throw error;
    }
    await delay(pause, undefined, { signal: deadline });
  }
}

const options: Stripe.RequestOptions = { timeout: attemptMs, maxNetworkRetries: 1 };

async function removeOnce(stripe: Stripe, customer: string): Promise<void> {
  await closePages(stripe, customer);
  await endSubscriptions(stripe, customer);
  // This also removes the person's name, address and cards.
  await stripe.customers.del(customer, undefined, options).catch(ignoreMissing);
  // A payment may have succeeded since the subscriptions were ended. Stripe ends a new subscription with its customer,
  // which is verified here.
  if ((await endSubscriptions(stripe, customer)) > 0) {
    throw new Error(`customer ${customer} had a subscription after its removal`);
  }
}

async function closePages(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 }, options)
    .catch(emptyIfMissing);
  for (const { id } of open.data) {
    await stripe.checkout.sessions.expire(id, undefined, options).catch((error: unknown) => {
      // The page was paid or closed meanwhile; the next step ends its subscription.
      if (!(error instanceof StripeInvalidRequestError)) throw error;
    });
  }
}

/**
 * Ends subscriptions immediately, without a final invoice and without a refund (our terms exclude refunds). Stripe then
 * stops collecting their invoices (https://docs.stripe.com/billing/subscriptions/cancel).
 * @returns the number of live subscriptions found.
 */
async function endSubscriptions(stripe: Stripe, customer: string): Promise<number> {
  const { data } = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 }, options)
    .catch(emptyIfMissing);
  const live = data.filter(({ status }) => isLive(status));
  for (const { id } of live) {
    await stripe.subscriptions
      .cancel(id, { invoice_now: false, prorate: false }, options)
      .catch(ignoreMissing);
  }
  return live.length;
}

function ignoreMissing(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

function emptyIfMissing(error: unknown): { readonly data: never[] } {
  ignoreMissing(error);
  return { data: [] };
}

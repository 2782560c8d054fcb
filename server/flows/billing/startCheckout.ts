import { createHash, randomUUID } from 'node:crypto';
import { Failure } from '@elan/domain/failure';
import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import { type CheckoutSession, CustomerGone } from '../../adapters/payments/payments.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { requireOwnUrl } from '../../lib/ownOrigin.ts';
import { forOneAction, type Services } from '../../services.ts';
import {
  claimCheckout,
  dropCheckout,
  expireCheckout,
  findBlock,
  findCheckout,
  keepPaymentPage,
} from '../../store/billing/checkouts.ts';
import { findCustomer, purgeCustomer } from '../../store/billing/customers.ts';
import { findSubscriptionStatus } from '../../store/billing/subscriptions.ts';
import { ensureStripeCustomer } from './ensureStripeCustomer.ts';
import { syncSubscription } from './syncSubscription.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>;

interface Order {
  readonly account: Account;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Time in milliseconds after which an attempt to open a payment page counts as dead. Provider calls end sooner. */
export const checkoutLeaseMs = 60_000;
/** How long a payment page stays open, in milliseconds. Stripe allows 30 minutes to 24 hours. */
const pageMs = 3_600_000;

/**
 * Starts the purchase of Premium. While a payment page is open, an identical request returns the same page, so that two
 * tabs pay only once; a different request closes the page first.
 * @returns the URL of the payment page.
 * @throws Failure `price_unknown`, `redirect_foreign`, `suspended`, `premium_included`, `already_subscribed`,
 *   `checkout_under_way`, `deletion_under_way`, or the provider's reason for refusing.
 */
export async function startCheckout(given: Needs, order: Order): Promise<string> {
  const services = forOneAction(given);
  const { account } = order;
  if (order.priceId !== services.payments.priceId) throw new Failure('price_unknown');
  requireOwnUrl(order.successUrl, services.config.publicUrl);
  requireOwnUrl(order.cancelUrl, services.config.publicUrl);
  // Checked before the provider is called, so that our own refusals are immediate.
  refuseUnlessAllowed(account, null);
  const known = await findCustomer(services.db, account.id);
  if (known !== undefined) await refuseSubscribed(services, account);

  const open = await findCheckout(services.db, account.id);
  const requestHash = requestHashOf(order);
  const isOpen = open !== undefined && open.expiresAt > services.clock.now();
  if (isOpen && open.url === null) throw new Failure('checkout_under_way');
  if (isOpen && open.url !== null && open.requestHash === requestHash) return open.url;
  // A page that has expired by our clock may still be open by the provider's clock.
  if ((await expireOpenCheckout(services, account.id)) === 'paid') {
    await refuseSubscribed(services, account);
  }
  return openPage(services, order, requestHash, known);
}

async function openPage(
  services: Needs,
  order: Order,
  requestHash: string,
  known: string | undefined,
): Promise<string> {
  const { account } = order;
  const { db, clock } = services;
  const now = clock.now();
  const attempt = { accountId: account.id, attempt: randomUUID() };
  const leaseUntil = new Date(now.getTime() + checkoutLeaseMs);
  if (!(await claimCheckout(db, { ...attempt, requestHash, leaseUntil }, now))) {
    throw await lostPlace(services, account);
  }
  try {
    // During the calls to the provider, a payment on another page may have been stored and its checkout removed.
    refuseUnlessAllowed(account, await findSubscriptionStatus(db, account.id));
    const expiresAt = new Date(clock.now().getTime() + pageMs);
    const page = { ...order, expiresAt, key: `checkout-${attempt.attempt}` };
    const { id, url } = await openPageOf(services, page, known);
    if (await keepPaymentPage(db, attempt, { sessionId: id, url, expiresAt })) return url;
    await services.payments
      .closeCheckout(id)
      .catch((error: unknown) =>
        services.logError(error, 'closing a checkout', { checkoutId: id }),
      );
    throw await lostPlace(services, account);
  } catch (error) {
    // Expired rather than removed, because the provider may have created a customer even though its reply was lost.
    await expireCheckout(db, attempt, clock.now());
    throw error;
  }
}

/**
 * @returns why an attempt has no checkout: the account is being deleted or was suspended, or another attempt has the
 *   checkout, possibly because this one counted as dead.
 */
async function lostPlace({ db }: Needs, { id }: Account): Promise<Failure> {
  const block = await findBlock(db, id);
  if (block === 'suspension') return new Failure('suspended');
  return new Failure(block === 'deletion' ? 'deletion_under_way' : 'checkout_under_way');
}

async function openPageOf(
  services: Needs,
  { account, ...order }: Order & { readonly expiresAt: Date; readonly key: string },
  known: string | undefined,
): Promise<CheckoutSession> {
  const open = (customerId: string, key: string) =>
    services.payments.openCheckout({
      ...order,
      customerId,
      accountId: account.id,
      language: account.language,
      key,
    });
  const customerId = known ?? (await ensureStripeCustomer(services, account));
  try {
    return await open(customerId, order.key);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    // The customer may have been deleted by an unfinished account deletion, or on the provider's own pages.
    await purgeCustomer(services.db, customerId);
    return open(await ensureStripeCustomer(services, account, customerId), `${order.key}-again`);
  }
}

/**
 * Reads the subscription again first, since an event about it may have been lost.
 * @throws Failure if the account may not buy a subscription, for example because it already has a live one.
 */
async function refuseSubscribed(services: Needs, account: Account): Promise<void> {
  const subscription = await syncSubscription(services, { accountId: account.id });
  refuseUnlessAllowed(account, subscription?.subscription_status ?? null);
}

function refuseUnlessAllowed(account: Account, status: string | null): void {
  const decision = decideCheckout(account.access, status);
  if (!decision.allowed) throw new Failure(decision.because);
}

function requestHashOf({ account, priceId, successUrl, cancelUrl }: Order): string {
  return createHash('sha256')
    .update(JSON.stringify([account.language, priceId, successUrl, cancelUrl]))
    .digest('hex');
}

/**
 * Closes the open payment page of an account, if any, so that it can no longer be paid.
 * @returns `paid` if the page had already been paid; `none` if there was no page.
 * @throws Failure `payments_unavailable`.
 */
export async function expireOpenCheckout(
  services: Pick<Services, 'db' | 'payments'>,
  accountId: string,
): Promise<'none' | 'closed' | 'paid'> {
  const open = await findCheckout(services.db, accountId);
  if (!open?.sessionId) return 'none';
  const end = await services.payments.closeCheckout(open.sessionId);
  await dropCheckout(services.db, open);
  return end;
}

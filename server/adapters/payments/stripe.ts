import { Failure } from '@elan/domain/failure';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../config/config.ts';
import type { PaymentCalls, Payments } from './payments.ts';
import { removeStripeCustomer } from './removeStripeCustomer.ts';
import { connectStripe, withinDeadline } from './stripeConnection.ts';
import { checkoutFailure, isNotFound, orderFailure, unavailable } from './stripeErrors.ts';
import { cardOf, expanded, subscriptionOf } from './stripeSubscription.ts';
import { readEventOf } from './stripeWebhook.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/**
 * How long all calls of one action together may take, in milliseconds, including the SDK's retries: a user is waiting,
 * or an event must be answered within ten seconds.
 */
const longestActionMs = 9_000;

/** Stripe calculates taxes from the billing address, so the payment page must ask for it and save it. */
const automaticTax = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  customer_update: { address: 'auto' },
} as const;

/** Replaces the time limit in tests. */
export interface PaymentLimits {
  /** @returns the deadline of an action that starts now. */
  readonly deadline?: () => AbortSignal;
}

/**
 * Connects to Stripe, or to a server with its protocol, using the official SDK. Each call on the returned object has
 * its own deadline; calls through `forAction` share one.
 */
export function createStripePayments(
  settings: PaymentsConfig,
  { deadline = () => AbortSignal.timeout(longestActionMs) }: PaymentLimits = {},
): Payments {
  const { priceId, kind, webhookSecret } = settings;
  const { webhooks } = connectStripe(settings, AbortSignal.abort());
  const beginAction = (): PaymentCalls => callsOfAction(settings, deadline());
  const own = {
    priceId,
    kind,
    readEvent: (body: Buffer, signature: string | undefined, now: Date) =>
      readEventOf(webhooks, body, signature, webhookSecret, now),
  };
  return {
    ...own,
    forAction() {
      const bound: Payments = { ...own, ...beginAction(), forAction: () => bound };
      return bound;
    },
    createCustomer: (person) => beginAction().createCustomer(person),
    findCustomers: (person) => beginAction().findCustomers(person),
    openCheckout: (order) => beginAction().openCheckout(order),
    closeCheckout: (id) => beginAction().closeCheckout(id),
    readSubscriptions: (id) => beginAction().readSubscriptions(id),
    setCancelAtPeriodEnd: (id, cancel) => beginAction().setCancelAtPeriodEnd(id, cancel),
    adoptCard: (customer, id) => beginAction().adoptCard(customer, id),
    collect: (id) => beginAction().collect(id),
    removeCustomer: (id) => beginAction().removeCustomer(id),
    paymentMethodPage: (...page) => beginAction().paymentMethodPage(...page),
  };
}

/** The calls to Stripe for one action. After its deadline, further calls fail immediately. */
function callsOfAction(settings: PaymentsConfig, deadline: AbortSignal): PaymentCalls {
  const stripe = connectStripe(settings, deadline);
  const calls: PaymentCalls = {
    async createCustomer({ accountId, email, key }) {
      const { id } = await stripe.customers
        .create({ email, metadata: { user_id: accountId } }, { idempotencyKey: key })
        .catch(checkoutFailure);
      return id;
    },

    async findCustomers({ accountId, email }) {
      const all = await stripe.customers
        .list({ email, limit: 100 })
        .autoPagingToArray({ limit: 10_000 })
        .catch(unavailable);
      return all.filter(({ metadata }) => metadata.user_id === accountId).map(({ id }) => id);
    },

    async openCheckout({ customerId, accountId, successUrl, cancelUrl, expiresAt, language, key }) {
      // Not set at the customer's creation, whose idempotency key allows no other parameters in a later call.
      await stripe.customers
        .update(customerId, { preferred_locales: [`${language}-CA`] })
        .catch(orderFailure);
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: settings.priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            client_reference_id: accountId,
            locale: language === 'fr' ? 'fr-CA' : 'en',
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            metadata: { user_id: accountId },
            subscription_data: { metadata: { user_id: accountId } },
            ...(settings.automaticTax ? automaticTax : {}),
          },
          { idempotencyKey: key },
        )
        .catch(orderFailure);
      if (!session.url) throw new Failure('checkout_failed');
      return { id: session.id, url: session.url };
    },

    async closeCheckout(sessionId) {
      try {
        await stripe.checkout.sessions.expire(sessionId);
        return 'closed';
      } catch {
        // Either the page is no longer open, or Stripe does not respond. Reading the session shows which.
        const session = await stripe.checkout.sessions
          .retrieve(sessionId)
          .catch((error) => (isNotFound(error) ? undefined : unavailable(error)));
        // A page of another Stripe account, such as that of a restored database.
        if (!session) return 'closed';
        if (session.status === 'open') throw new Failure('payments_unavailable');
        return session.status === 'complete' ? 'paid' : 'closed';
      }
    },

    async readSubscriptions(customerId) {
      const { data } = await stripe.subscriptions
        .list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method'],
        })
        // A removed customer has no subscriptions.
        .catch((error: unknown) => (isNotFound(error) ? { data: [] } : unavailable(error)));
      if (data.every((subscription) => subscription.default_payment_method)) {
        return data.map((subscription) => subscriptionOf(subscription));
      }
      // A subscription without its own card charges the customer's default card.
      const customer = await stripe.customers
        .retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] })
        .catch(unavailable);
      const card = customer.deleted
        ? undefined
        : cardOf(customer.invoice_settings?.default_payment_method);
      return data.map((subscription) => subscriptionOf(subscription, card));
    },

    async setCancelAtPeriodEnd(subscriptionId, cancel) {
      const { cancel_at } = await stripe.subscriptions
        .update(subscriptionId, { cancel_at_period_end: cancel })
        .catch(unavailable);
      // The provider's own pages may set the end as a date, which must be removed separately.
      if (!cancel && cancel_at) {
        await stripe.subscriptions.update(subscriptionId, { cancel_at: '' }).catch(unavailable);
      }
    },

    async adoptCard(customerId, subscriptionId) {
      const customer = await stripe.customers
        .retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] })
        .catch(unavailable);
      const entered = customer.deleted
        ? undefined
        : expanded(customer.invoice_settings?.default_payment_method);
      if (!entered) return;
      const subscription = await stripe.subscriptions
        .retrieve(subscriptionId, { expand: ['default_payment_method'] })
        .catch(unavailable);
      const own = expanded(subscription.default_payment_method);
      // A purchase leaves the default unchanged, so an older default was entered for an earlier subscription.
      const since = Math.max(subscription.created, own?.created ?? 0);
      if (own?.id === entered.id || entered.created < since) return;
      await stripe.subscriptions
        .update(subscriptionId, { default_payment_method: entered.id })
        .catch(unavailable);
    },

    async collect(subscriptionId) {
      const { data } = await stripe.invoices
        .list({ subscription: subscriptionId, status: 'open', limit: 1 })
        .catch(unavailable);
      const id = data[0]?.id;
      if (id === undefined) return;
      await stripe.invoices.pay(id).catch((error: unknown) => {
        // The card was declined again, or the invoice was paid meanwhile. Reading the subscription afterwards shows
        // which.
        if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) return;
        unavailable(error);
      });
    },

    removeCustomer: (customerId) =>
      removeStripeCustomer(stripe, customerId, deadline).catch(unavailable),

    async paymentMethodPage(customerId, returnUrl, language) {
      const { url } = await stripe.billingPortal.sessions
        .create({
          customer: customerId,
          return_url: returnUrl,
          locale: language === 'fr' ? 'fr-CA' : 'en',
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        })
        .catch(unavailable);
      return url;
    },
  };
  return withinDeadline(calls, deadline);
}

import { randomBytes } from 'node:crypto';
import { currency } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import type Stripe from 'stripe';
import type { Card } from './cards.ts';
import type { Period } from './period.ts';

/** The SDK's type as stored and sent, with ids instead of expandable objects. */
type Stored<T> = string extends T
  ? Exclude<T, object>
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [Field in keyof T]: Stored<T[Field]> }
      : T;

/** Only the fields that are read somewhere, with the SDK's names and types. */
type Fields<T, Names extends keyof T> = Stored<
  Pick<T, Names | Extract<keyof T, 'id' | 'object' | 'created'>>
>;

export type Customer = Fields<Stripe.Customer, 'email' | 'preferred_locales' | 'metadata'> & {
  readonly invoice_settings: { readonly default_payment_method: string | null };
};
export type DeletedCustomer = Stored<Stripe.DeletedCustomer>;
type Price = Fields<Stripe.Price, 'active' | 'currency' | 'type' | 'unit_amount'> & {
  readonly recurring: { readonly interval: 'month'; readonly interval_count: 1 };
};
export type CheckoutSession = Fields<
  Stripe.Checkout.Session,
  'cancel_url' | 'client_reference_id' | 'customer' | 'expires_at' | 'locale' | 'metadata'
> &
  Fields<
    Stripe.Checkout.Session,
    'payment_status' | 'status' | 'subscription' | 'success_url' | 'url'
  >;
export type Subscription = Fields<
  Stripe.Subscription,
  'billing_cycle_anchor' | 'customer' | 'default_payment_method' | 'latest_invoice' | 'metadata'
> &
  Fields<
    Stripe.Subscription,
    'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'ended_at' | 'status'
  > & {
    readonly cancellation_details: {
      readonly reason: 'cancellation_requested' | 'payment_failed' | null;
    };
    readonly items: { readonly object: 'list'; readonly data: readonly [SubscriptionItem] };
  };
type SubscriptionItem = Fields<
  Stripe.SubscriptionItem,
  'current_period_start' | 'current_period_end'
> & { readonly price: Price };
export type Invoice = Fields<
  Stripe.Invoice,
  'amount_due' | 'attempt_count' | 'billing_reason' | 'customer' | 'next_payment_attempt' | 'status'
> & {
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
};
export type PaymentMethod = Fields<Stripe.PaymentMethod, 'customer' | 'type'> & {
  readonly billing_details: { readonly name: string };
  readonly card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year' | 'last4'>;
};
export type PortalSession = Fields<
  Stripe.BillingPortal.Session,
  'customer' | 'locale' | 'return_url' | 'url'
>;

/** @returns an id in the provider's format: a prefix for the kind, then 24 random hexadecimal digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** @returns a date in epoch seconds, the unit of all objects. */
export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** The provider's only price. It took effect with the terms, on 22 June 2025. */
export const premiumPrice: Price = {
  id: 'price_elan_premium_monthly',
  object: 'price',
  active: true,
  created: 1_750_550_400,
  currency: currency.code.toLowerCase(),
  recurring: { interval: 'month', interval_count: 1 },
  type: 'recurring',
  unit_amount: premiumPriceCents,
};

/** Creates a payment method that contains only the last four digits of the card's number. @param now epoch seconds. */
export function createPaymentMethod(card: Card, customer: string, now: number): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { name: card.name },
    card: card.printed,
    created: now,
    customer,
    type: 'card',
  };
}

/** Creates an active subscription to the only price, without its first invoice. */
export function createSubscription(
  { start, end }: Period,
  own: Pick<Subscription, 'customer' | 'default_payment_method' | 'metadata'>,
): Subscription {
  const item: SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    created: start,
    current_period_start: start,
    current_period_end: end,
    price: premiumPrice,
  };
  return {
    ...own,
    id: newId('sub'),
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    created: start,
    ended_at: null,
    items: { object: 'list', data: [item] },
    latest_invoice: null,
    status: 'active',
  };
}

/** Creates an open invoice, not charged yet, for a subscription's first or next period. @param now epoch seconds. */
export function createInvoice(
  customer: string,
  subscription: string,
  reason: 'subscription_create' | 'subscription_cycle',
  now: number,
): Invoice {
  return {
    id: newId('in'),
    object: 'invoice',
    amount_due: premiumPriceCents,
    attempt_count: 0,
    billing_reason: reason,
    created: now,
    customer,
    next_payment_attempt: null,
    parent: { subscription_details: { subscription } },
    status: 'open',
  };
}

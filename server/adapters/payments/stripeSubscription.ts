import type Stripe from 'stripe';
import type { ProviderSubscription } from './payments.ts';

interface Card {
  readonly brand: string;
  readonly last4: string;
}

type MethodReference = string | Stripe.PaymentMethod | null | undefined;

/** @returns a payment method that was requested with `expand`; undefined if there is none. */
export function expanded(method: MethodReference): Stripe.PaymentMethod | undefined {
  return typeof method === 'object' ? (method ?? undefined) : undefined;
}

/** @returns the card of a payment method, if it is expanded and is a card. */
export function cardOf(method: MethodReference): Card | undefined {
  return expanded(method)?.card;
}

/** Before API version 2025-03-31, the period was a field of the subscription; since then, each item has one. */
interface Period {
  readonly current_period_start?: number;
  readonly current_period_end?: number;
}

/**
 * Extracts the fields that we store from a Stripe subscription.
 * @param fallback the customer's default card, which is charged if the subscription has no card of its own.
 */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  fallback?: Card,
): ProviderSubscription {
  const [item] = subscription.items.data;
  const period: Period = item?.current_period_end === undefined ? (subscription as Period) : item;
  const card = cardOf(subscription.default_payment_method) ?? fallback;
  return {
    id: subscription.id,
    status: subscription.status,
    created: stripeMoment(subscription.created) ?? 0,
    priceId: item?.price.id ?? null,
    currentPeriodStart: stripeMoment(period.current_period_start),
    // An end that was set as a date may precede the end of the period.
    currentPeriodEnd:
      stripeMoment(subscription.cancel_at) ?? stripeMoment(period.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || Boolean(subscription.cancel_at),
    paymentMethodBrand: card?.brand ?? null,
    paymentMethodLast4: card?.last4 ?? null,
  };
}

/** The earliest and latest plausible times from a payment provider, in epoch seconds: 2000-01-01 and 2100-01-01. */
const earliest = Date.UTC(2000, 0, 1) / 1000;
const latest = Date.UTC(2100, 0, 1) / 1000;

/**
 * Validates a time from Stripe. An implausible one is ignored, because the database or a date conversion would fail on
 * it.
 * @returns epoch seconds, or null.
 */
export function stripeMoment(value: unknown): number | null {
  if (typeof value !== 'number' || !(value >= earliest && value <= latest)) return null;
  return Math.floor(value);
}

import type Stripe from 'stripe';

/**
 * The provider's own shapes (its SDK's types), as they are kept and sent: decimals as text, and what
 * could be expanded as its id. Whoever makes an object has every field of it, or does not compile.
 */
type Kept<T> = string extends T
  ? Exclude<T, object>
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? Kept<Item>[]
      : T extends object
        ? { [Field in keyof T]: Kept<T[Field]> }
        : T;

export type Customer = Kept<Stripe.Customer>;
export type DeletedCustomer = Kept<Stripe.DeletedCustomer>;
export type Price = Kept<Stripe.Price>;
export type Plan = Kept<Stripe.Plan>;
export type CheckoutSession = Kept<Stripe.Checkout.Session>;
export type Subscription = Kept<Stripe.Subscription>;
export type SubscriptionItem = Kept<Stripe.SubscriptionItem>;
export type Invoice = Kept<Stripe.Invoice>;
export type PaymentMethod = Kept<Stripe.PaymentMethod>;
export type PortalSession = Kept<Stripe.BillingPortal.Session>;

/** An event with the object that it is about. */
export type PaymentEvent = Omit<Kept<Stripe.EventBase>, 'data' | 'type'> & {
  readonly type: EventType;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
};

/** What happens here, under Stripe's names. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.updated'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
  | 'invoice.updated'
  | 'payment_method.attached';

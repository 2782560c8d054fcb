import type { Language } from '@elan/domain/language';
import type { ProviderKind } from '../../config/config.ts';

/** A customer's current subscription at the payment provider; times in epoch seconds. */
export interface ProviderSubscription {
  readonly id: string;
  readonly status: string;
  readonly created: number;
  readonly priceId: string | null;
  readonly currentPeriodStart: number | null;
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly paymentMethodBrand: string | null;
  readonly paymentMethodLast4: string | null;
}

/** An open payment page of the provider. */
export interface CheckoutSession {
  readonly id: string;
  readonly url: string;
}

/**
 * The part of an event that is used: that something happened to a customer. The rest is read again
 * from the provider, never trusted.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Undefined if the provider's date is absurd: the event is still processed. */
  readonly createdAt: Date | undefined;
  readonly customerId: string | undefined;
}

/** The provider no longer has such a customer. */
export class CustomerGone extends Error {
  constructor(options: ErrorOptions) {
    super('the payment provider has no such customer any more', options);
    this.name = 'CustomerGone';
  }
}

/**
 * The payment provider: Stripe, or the sandbox's behind the same SDK. Each call has its own
 * deadline.
 */
export interface Payments extends PaymentCalls {
  /** The price of the one plan. */
  readonly priceId: string;
  readonly kind: ProviderKind;

  /**
   * The same provider for one action of a person or of a job: all its calls together have one
   * deadline about ten seconds from now. An action within another one keeps the outer deadline.
   */
  forAction(): Payments;

  /**
   * Reads an event whose signature matches its bytes and is at most five minutes old.
   * @throws Failure `webhook_refused`.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent;
}

/**
 * The calls to the provider. A call that is not answered by its deadline fails with
 * `payments_unavailable`.
 */
export interface PaymentCalls {
  /** @param key the same key gives the same customer. @returns its id. */
  createCustomer(person: {
    readonly accountId: string;
    readonly email: string;
    readonly language: Language;
    readonly key: string;
  }): Promise<string>;

  /**
   * Opens a payment page for one subscription to the plan.
   * @param order.key the same key gives the same page.
   * @throws Failure `price_unknown`, `payment_key_invalid`, `payment_mode_mismatch` or
   * `checkout_failed`.
   * @throws CustomerGone
   */
  openCheckout(order: {
    readonly customerId: string;
    readonly accountId: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
    /** When the page closes by itself: Stripe accepts 30 minutes to 24 hours from now. */
    readonly expiresAt: Date;
    readonly language: Language;
    readonly key: string;
  }): Promise<CheckoutSession>;

  /**
   * Closes an unpaid payment page; one that is paid or closed is not changed.
   * @throws Failure `payments_unavailable`.
   */
  closeCheckout(sessionId: string): Promise<'closed' | 'paid'>;

  /**
   * All of a customer's subscriptions, including ended ones. @throws Failure
   * `payments_unavailable`.
   */
  readSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;

  /** Sets whether a subscription ends with its period. @throws Failure `payments_unavailable`. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;

  /**
   * From now on, charges the card that the customer chose last on the provider's pages. Those pages
   * change the customer's card, but a subscription's own card takes precedence. @throws Failure
   * `payments_unavailable`.
   */
  adoptCard(customerId: string, subscriptionId: string): Promise<void>;

  /**
   * Charges the amount owed on a subscription now rather than at the provider's next attempt. If
   * nothing is owed, or the card is declined again, nothing changes. @throws Failure
   * `payments_unavailable`.
   */
  collect(subscriptionId: string): Promise<void>;

  /**
   * Ends at once everything that a customer could still be charged for, and removes the customer
   * with the provider's data about the person. Parts that are already over or removed are not an
   * error.
   * @throws Failure `payments_unavailable` or the provider's reason for refusing.
   */
  removeCustomer(customerId: string): Promise<void>;

  /**
   * @returns the URL where the customer changes their card. @throws Failure `payments_unavailable`.
   */
  paymentMethodPage(customerId: string, returnUrl: string, language: Language): Promise<string>;
}

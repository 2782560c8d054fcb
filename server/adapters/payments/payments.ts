import type { Language } from '@elan/domain/language';
import type { ProviderKind } from '../../config/config.ts';

/** A customer's subscription as the payment provider tells it now; moments in epoch seconds. */
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

/** A payment page that the provider holds open. */
export interface CheckoutSession {
  readonly id: string;
  readonly url: string;
}

/** What an event says: that something happened to a customer. The rest is read anew, never believed. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Undefined where the provider's date is absurd: the event is carried out all the same. */
  readonly createdAt: Date | undefined;
  readonly customerId: string | undefined;
}

/** The provider has no such customer any more. */
export class CustomerGone extends Error {
  constructor(options: ErrorOptions) {
    super('the payment provider has no such customer any more', options);
    this.name = 'CustomerGone';
  }
}

/** The payment provider: Stripe, or the sandbox's behind the same SDK. Each call has its own deadline. */
export interface Payments extends PaymentCalls {
  /** Of the one plan. */
  readonly priceId: string;
  readonly kind: ProviderKind;

  /**
   * The same provider for one action of a person or of a job: all its calls together have one deadline of some ten
   * seconds from now. An action that is part of another one keeps the deadline of that one.
   */
  forAction(): Payments;

  /**
   * Reads an event whose signature fits its bytes, made at most five minutes ago.
   * @throws Failure `webhook_refused`.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent;
}

/** What is asked of the provider. A call that is not answered until its deadline fails with `payments_unavailable`. */
export interface PaymentCalls {
  /** @param key the same key again gives the same customer. @returns its id. */
  createCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly language: Language;
    readonly key: string;
  }): Promise<string>;

  /**
   * Opens a payment page for one subscription to the plan.
   * @param order.key the same key again gives the same page.
   * @throws Failure `price_unknown`, `payment_key_invalid`, `payment_mode_mismatch` or `checkout_failed`.
   * @throws CustomerGone
   */
  openCheckout(order: {
    readonly customerId: string;
    readonly userId: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
    /** When the page closes by itself: Stripe takes 30 minutes to 24 hours from now. */
    readonly expiresAt: Date;
    readonly language: Language;
    readonly key: string;
  }): Promise<CheckoutSession>;

  /**
   * Closes a payment page that nobody has paid on; one that is paid or over stays as it is.
   * @throws Failure `payments_unavailable`.
   */
  closeCheckout(sessionId: string): Promise<'closed' | 'paid'>;

  /** All of a customer's subscriptions, ended ones too. @throws Failure `payments_unavailable`. */
  readSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;

  /** Lets a subscription end with its period, or not. @throws Failure `payments_unavailable`. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;

  /**
   * Charges the card that the customer chose last on the provider's pages from now on: those change the
   * customer's, which a subscription's own card overrides. @throws Failure `payments_unavailable`.
   */
  adoptCard(customerId: string, subscriptionId: string): Promise<void>;

  /**
   * Asks for what is owed on a subscription now rather than at the provider's next attempt; what is not
   * owed, or declined again, changes nothing. @throws Failure `payments_unavailable`.
   */
  collect(subscriptionId: string): Promise<void>;

  /**
   * Ends everything that a customer could still be charged for, at once, and removes the customer with what the
   * provider holds on the person. What is over or gone already is no failure.
   * @throws Failure `payments_unavailable` or what the provider refused it for.
   */
  removeCustomer(customerId: string): Promise<void>;

  /** @returns the address where the customer changes their card. @throws Failure `payments_unavailable`. */
  paymentMethodPage(customerId: string, returnUrl: string, language: Language): Promise<string>;
}

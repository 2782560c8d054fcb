import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import type { ProviderKind } from '../../config/config.ts';

/** A customer's subscription at the payment provider, with times in epoch seconds. */
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

/** An open payment page at the provider. */
export interface CheckoutSession {
  readonly id: string;
  readonly url: string;
}

/**
 * The part of an event that we use. It only says that something happened to a customer; the customer's current state is
 * read from the provider.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Undefined if the provider's date is implausible; the event is still processed. */
  readonly createdAt: Date | undefined;
  readonly customerId: string | undefined;
}

/** The customer does not exist at the provider, or no longer does. */
export class CustomerGone extends Error {
  constructor(options: ErrorOptions) {
    super('the payment provider has no such customer any more', options);
    this.name = 'CustomerGone';
  }
}

/** The provider refused a call, which therefore had no effect. Any other failure may follow a call that had one. */
export class PaymentRefused extends Failure {}

/** The payment provider: Stripe, or the sandbox's stand-in, through the same SDK. Each call has its own deadline. */
export interface Payments extends PaymentCalls {
  /** The id of the only plan's price. */
  readonly priceId: string;
  readonly kind: ProviderKind;

  /**
   * Returns the same provider for one user action or job: all its calls share one deadline, nine seconds from now.
   * Nested calls of `forAction` keep the outer deadline.
   */
  forAction(): Payments;

  /**
   * Parses an event, after checking that its signature matches the body and is at most five minutes old.
   * @throws Failure `webhook_refused`.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent;
}

/**
 * The calls to the provider. Any may fail with `payment_key_invalid`, or `payments_unavailable` at its deadline; as
 * PaymentRefused if the provider refused it.
 */
export interface PaymentCalls {
  /** @param person.key the idempotency key: the same key returns the same customer. @returns the customer's id. */
  createCustomer(person: {
    readonly accountId: string;
    readonly email: string;
    readonly key: string;
  }): Promise<string>;

  /**
   * @returns the ids of the customers with this email that were created for this account, stored by us or not.
   * @throws Failure `payments_unavailable`.
   */
  findCustomers(person: { readonly accountId: string; readonly email: string }): Promise<string[]>;

  /**
   * Opens a payment page for one subscription to the plan, and sets the customer's language for the provider's emails.
   * @param order.key the idempotency key: the same key returns the same page.
   * @throws Failure `price_unknown`, `payment_key_invalid`, `payment_mode_mismatch` or `checkout_failed`.
   * @throws CustomerGone if the customer does not exist at the provider.
   */
  openCheckout(order: {
    readonly customerId: string;
    readonly accountId: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
    /** When the page expires. Stripe accepts 30 minutes to 24 hours from now. */
    readonly expiresAt: Date;
    readonly language: Language;
    readonly key: string;
  }): Promise<CheckoutSession>;

  /**
   * Closes an unpaid payment page. A page that is already paid or closed is left unchanged.
   * @throws Failure `payments_unavailable`.
   */
  closeCheckout(sessionId: string): Promise<'closed' | 'paid'>;

  /** Reads a customer's subscriptions, including ended ones. @throws Failure `payments_unavailable`. */
  readSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;

  /** Sets whether a subscription ends at the end of its current period. @throws Failure `payments_unavailable`. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;

  /**
   * Makes a subscription charge the customer's default card instead of its own, if the default was entered after both
   * the purchase and its own card. The page for changing cards sets only the default
   * (https://docs.stripe.com/customer-management/portal-deep-links), over which a subscription's own card has priority.
   * @throws Failure `payments_unavailable`.
   */
  adoptCard(customerId: string, subscriptionId: string): Promise<void>;

  /**
   * Charges one open invoice of a subscription immediately, instead of at the provider's next attempt. Has no effect if
   * there is none or the card is declined again.
   * @throws Failure `payments_unavailable`.
   */
  collect(subscriptionId: string): Promise<void>;

  /**
   * Immediately ends everything for which a customer could still be charged, and removes the customer with their
   * personal data at the provider. Parts that have already ended or been removed are not an error.
   * @throws Failure `payments_unavailable`, or another Failure if the provider refuses.
   */
  removeCustomer(customerId: string): Promise<void>;

  /**
   * @returns the URL of the page on which the customer can change their card.
   * @throws Failure `payments_unavailable`.
   */
  paymentMethodPage(customerId: string, returnUrl: string, language: Language): Promise<string>;
}

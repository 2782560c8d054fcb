import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Invoice,
  PaymentEvent,
  PaymentMethod,
  PortalSession,
  Subscription,
} from '../objects/shapes.ts';
import type { CardBehaviour } from '../objects/testCards.ts';

/** What is kept of each kind: the object as it is sent, and what only the provider knows. */
export interface Kinds {
  customer: {
    object: Customer | DeletedCustomer;
    /** How far the customer's own time runs ahead of the server's, in seconds. */
    secondsAhead: number;
    /** So many of the next payments fail. */
    paymentsToFail: number;
  };
  checkout_session: {
    object: CheckoutSession;
    subscriptionMetadata: Record<string, string>;
    quantity: number;
    /** The card whose holder is being asked. */
    authenticating: string | null;
  };
  subscription: { object: Subscription };
  invoice: { object: Invoice };
  payment_method: { object: PaymentMethod; behaviour: CardBehaviour };
  portal_session: { object: PortalSession; authenticating: string | null };
  event: { object: PaymentEvent };
  /** An event on its way to the webhook; its parent is the event. */
  delivery: {
    object: {
      state: 'pending' | 'delivered' | 'given_up';
      attempts: number;
      /** What came of the last attempt, for the operator: an HTTP status or an error. */
      outcome: string | null;
    };
  };
  /** How deliveries are disturbed, for demonstrations and tests. */
  settings: { object: DeliverySettings };
  /** A reply that is given again for the same key. */
  idempotency: { object: { hash: string; status: number; body: unknown } };
}

export type Kind = keyof Kinds;

export interface DeliverySettings {
  readonly hold: boolean;
  /** How often each event is sent. */
  readonly copies: number;
  readonly shuffle: boolean;
  /** Whether the first attempt of each never reaches the network. */
  readonly failFirst: boolean;
}

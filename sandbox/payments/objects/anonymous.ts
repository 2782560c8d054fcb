import type { CheckoutSession, Customer, Subscription } from './shapes.ts';

/* What stays of an object when its customer is deleted: what happened, under ids that say nobody's name. */

export function anonymousCustomer(customer: Customer): Customer {
  return {
    ...customer,
    email: null,
    name: null,
    description: null,
    phone: null,
    preferred_locales: [],
    metadata: {},
    invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
  };
}

export function anonymousSession(session: CheckoutSession): CheckoutSession {
  return {
    ...session,
    client_reference_id: null,
    customer_details: null,
    invoice: null,
    metadata: {},
  };
}

export function anonymousSubscription(subscription: Subscription): Subscription {
  return { ...subscription, default_payment_method: null, latest_invoice: null, metadata: {} };
}

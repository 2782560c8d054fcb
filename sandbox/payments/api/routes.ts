import type { Answer } from './call.ts';
import * as checkoutSessions from './checkoutSessions.ts';
import * as customers from './customers.ts';
import * as events from './events.ts';
import * as invoices from './invoices.ts';
import * as paymentMethods from './paymentMethods.ts';
import * as portalSessions from './portalSessions.ts';
import * as prices from './prices.ts';
import * as subscriptions from './subscriptions.ts';
import * as testHelpers from './testHelpers.ts';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answer: Answer;
}

/** @param path its parts in braces are ids. */
function route(method: string, path: string, answer: Answer): Route {
  return {
    method,
    pattern: new RegExp(`^/v1${path.replaceAll('{id}', '([A-Za-z0-9_]+)')}$`),
    answer,
  };
}

const routes: readonly Route[] = [
  route('POST', '/customers', customers.createOne),
  route('GET', '/customers/{id}', customers.retrieveOne),
  route('POST', '/customers/{id}', customers.updateOne),
  route('DELETE', '/customers/{id}', customers.deleteOne),
  route('GET', '/prices/{id}', prices.retrieveOne),
  route('GET', '/checkout/sessions', checkoutSessions.list),
  route('POST', '/checkout/sessions', checkoutSessions.createOne),
  route('GET', '/checkout/sessions/{id}', checkoutSessions.retrieveOne),
  route('POST', '/checkout/sessions/{id}/expire', checkoutSessions.expireOne),
  route('GET', '/subscriptions', subscriptions.list),
  route('GET', '/subscriptions/{id}', subscriptions.retrieveOne),
  route('POST', '/subscriptions/{id}', subscriptions.updateOne),
  route('DELETE', '/subscriptions/{id}', subscriptions.cancelOne),
  route('GET', '/invoices', invoices.list),
  route('GET', '/invoices/{id}', invoices.retrieveOne),
  route('POST', '/invoices/{id}/pay', invoices.payOne),
  route('GET', '/payment_methods/{id}', paymentMethods.retrieveOne),
  route('POST', '/billing_portal/sessions', portalSessions.createOne),
  route('GET', '/events', events.list),
  route('GET', '/events/{id}', events.retrieveOne),
  route('POST', '/test_helpers/deliveries', testHelpers.setDeliveries),
  route('POST', '/test_helpers/customers/{id}/advance', testHelpers.advanceCustomer),
  route('POST', '/test_helpers/customers/{id}/fail_payments', testHelpers.failPayments),
  route('POST', '/test_helpers/events/{id}/resend', testHelpers.resendEvent),
];

/** @returns what answers a call, and the ids in its address. */
export function findRoute(
  method: string,
  path: string,
): { answer: Answer; ids: readonly string[] } | undefined {
  for (const { method: wanted, pattern, answer } of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match) return { answer, ids: match.slice(1) };
  }
  return undefined;
}

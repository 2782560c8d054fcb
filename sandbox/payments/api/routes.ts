import * as z from 'zod';
import { changeSettings, deliverAgain } from '../webhooks.ts';
import * as sessions from './checkoutSessions.ts';
import * as customers from './customers.ts';
import { type ApiCall, flag, type Reply, readParameters, wholeNumber } from './parameters.ts';
import { missing } from './refusals.ts';
import { retrieve, retrievePrice } from './resources.ts';
import * as subscriptions from './subscriptions.ts';

type Handle = (call: ApiCall) => Promise<Reply>;

const routes: Readonly<Record<string, Handle>> = {
  'GET /customers': customers.listCustomers,
  'POST /customers': customers.createCustomer,
  'GET /customers/{id}': retrieve('customer', 'customer'),
  'POST /customers/{id}': customers.updateCustomer,
  'DELETE /customers/{id}': customers.deleteCustomer,
  'GET /prices/{id}': retrievePrice,
  'GET /checkout/sessions': sessions.listSessions,
  'POST /checkout/sessions': sessions.createSession,
  'GET /checkout/sessions/{id}': retrieve('checkout_session', 'checkout.session'),
  'POST /checkout/sessions/{id}/expire': sessions.expireOne,
  'GET /subscriptions': subscriptions.listSubscriptions,
  'GET /subscriptions/{id}': retrieve('subscription', 'subscription'),
  'POST /subscriptions/{id}': subscriptions.updateOne,
  'DELETE /subscriptions/{id}': subscriptions.cancelOne,
  'GET /invoices': subscriptions.listInvoices,
  'POST /invoices/{id}/pay': subscriptions.payOne,
  'POST /billing_portal/sessions': customers.createPortalSession,
  // Only the stand-in has these routes.
  'POST /test_helpers/deliveries': setDeliveries,
  'POST /test_helpers/customers/{id}/advance': customers.advanceCustomer,
  'POST /test_helpers/customers/{id}/fail_payments': customers.failPayments,
  'POST /test_helpers/events/{id}/resend': resendEvent,
};

const patterns = Object.entries(routes).map(([route, handle]) => ({
  pattern: new RegExp(`^${route.replace(' ', ' /v1').replace('{id}', '([A-Za-z0-9_]+)')}$`),
  handle,
}));

/** @returns the handler of a call and the id in its path; undefined if no route matches. */
export function findRoute(
  method: string,
  path: string,
): { handle: Handle; id: string } | undefined {
  for (const { pattern, handle } of patterns) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { handle, id: match[1] ?? '' };
  }
  return undefined;
}

const settings = z.strictObject({
  hold: flag.exactOptional(),
  copies: wholeNumber.pipe(z.number().min(1).max(20)).exactOptional(),
  shuffle: flag.exactOptional(),
  failFirst: flag.exactOptional(),
});

async function setDeliveries(call: ApiCall): Promise<Reply> {
  await changeSettings(call.tx, readParameters(settings, call.form));
  return { body: {} };
}

async function resendEvent(call: ApiCall): Promise<Reply> {
  if (!(await deliverAgain(call, call.id))) throw missing('event', call.id, 'path');
  return { body: {} };
}

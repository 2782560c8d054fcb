import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { parse } from 'qs';
import Stripe from 'stripe';
import type { Person } from '../people/person.ts';
import type { TestServer } from '../servers/server.ts';

/** A received call: its method, path and form data. */
export interface StripeCall {
  readonly route: string;
  readonly form: Record<string, unknown>;
}

/** An error reply in Stripe's format. */
export interface StripeRefusal {
  readonly status: number;
  readonly message: string;
  readonly type?: string;
}

/** When a hanging call stops: before its reply, or after the headers. */
export type StripeHang = 'before the reply' | 'after headers';

export const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
  STRIPE_PRICE_ID: 'price_of_the_test',
};

/**
 * Starts a payment provider on loopback that only returns what the test sets. It is for replies that the stand-in
 * (`testing/payments/payments.ts`) never gives, such as absurd dates, several live subscriptions, redirects, or a reply
 * that stops midway. Realistic sequences of calls are tested with the stand-in, and their faults with a proxy in front
 * of it (`testing/payments/paymentFaultProxy.ts`).
 */
export async function startStripe() {
  const calls: StripeCall[] = [];
  const refusals = new Map<string, StripeRefusal>();
  const redirects = new Map<string, string>();
  const hangs = new Map<string, StripeHang>();
  const given = new Map<string, object>();
  let onHang = () => {};
  const meanwhiles = new Map<string, () => Promise<void>>();
  let answersAll: ((response: ServerResponse, call: StripeCall) => void) | undefined;
  let ofAnybody: readonly object[] = [];
  const ofCustomers = new Map<string, readonly object[]>();
  const removed = /^DELETE \/v1\/customers\/(?<customer>.+)$/;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const route = `${request.method} ${url.pathname}`;
    const call = { route, form: { ...parse(await text(request)) } };
    calls.push(call);
    await meanwhiles.get(route)?.();
    if (answersAll) return answersAll(response, call);
    const location = redirects.get(route);
    if (location !== undefined) return response.writeHead(307, { location }).end();
    const hang = hangs.get(route);
    if (hang === 'after headers') response.writeHead(200, json).flushHeaders();
    if (hang !== undefined) return onHang();
    const refusal = refusals.get(route);
    if (refusal) return refuse(response, refusal);
    const object = given.get(route);
    if (object) return answer(response, 200, object);
    const gone = removed.exec(route)?.groups?.customer;
    if (gone !== undefined) ofCustomers.set(gone, []);
    const customer = url.searchParams.get('customer') ?? '';
    return answer(response, 200, answers(route, ofCustomers.get(customer) ?? ofAnybody));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { ...stripeSettings, STRIPE_API_BASE: `http://127.0.0.1:${port}` };
  return {
    env,
    calls,
    /** How often a route was called. */
    count: (route: string) => calls.filter((call) => call.route === route).length,
    /** Makes a route, such as `POST /v1/customers`, fail until changed. */
    refuses(route: string, refusal: StripeRefusal | undefined): void {
      if (refusal) refusals.set(route, refusal);
      else refusals.delete(route);
    },
    /** Makes a route return this object until changed. */
    gives(route: string, object: object): void {
      given.set(route, object);
    },
    /** Sets the reply of all routes until changed. */
    answersAll(answer: typeof answersAll): void {
      answersAll = answer;
    },
    /** Makes a route redirect until changed. */
    redirects(route: string, location: string | undefined): void {
      if (location === undefined) redirects.delete(route);
      else redirects.set(route, location);
    },
    /** Makes a route hang until changed. */
    hangs(route: string, how: StripeHang | undefined): void {
      if (how) hangs.set(route, how);
      else hangs.delete(route);
    },
    /** Calls the listener for each call that hangs. */
    whenHung(listener: () => void): void {
      onHang = listener;
    },
    /** Runs `work` during the calls of a route: after the request and before the reply. */
    duringRoute(route: string, work: (() => Promise<void>) | undefined): void {
      if (work) meanwhiles.set(route, work);
      else meanwhiles.delete(route);
    },
    /** Sets the subscriptions of one customer or, without `customer`, of all others. */
    setSubscriptions(subscriptions: readonly object[], customer?: string): void {
      if (customer === undefined) ofAnybody = subscriptions;
      else ofCustomers.set(customer, subscriptions);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

let made = 0;

const json = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };

function answers(route: string, subscriptions: readonly object[]): object {
  made += 1;
  if (route === 'POST /v1/customers') return { id: `cus_${made}`, object: 'customer' };
  if (route === 'POST /v1/checkout/sessions') {
    const id = `cs_test_${made}`;
    return { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` };
  }
  if (route === 'GET /v1/checkout/sessions') {
    return { object: 'list', data: [], has_more: false, url: '/v1/checkout/sessions' };
  }
  if (route === 'GET /v1/subscriptions') {
    return { object: 'list', data: subscriptions, has_more: false, url: '/v1/subscriptions' };
  }
  if (route === 'GET /v1/customers') {
    return { object: 'list', data: [], has_more: false, url: '/v1/customers' };
  }
  if (route.startsWith('GET /v1/customers/')) return { id: 'cus', object: 'customer' };
  return { id: `any_${made}`, object: 'any' };
}

function refuse(response: ServerResponse, { status, message, type }: StripeRefusal): void {
  answer(response, status, { error: { type: type ?? 'invalid_request_error', message } });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, json);
  response.end(JSON.stringify(body));
}

/** A subscription in Stripe's format. */
export function subscriptionObject(facts: Record<string, unknown> = {}): object {
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: 1_795_000_000,
    cancel_at: null,
    cancel_at_period_end: false,
    default_payment_method: {
      id: 'pm_1',
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242' },
    },
    items: {
      data: [
        {
          id: 'si_1',
          price: { id: stripeSettings.STRIPE_PRICE_ID },
          current_period_start: 1_795_000_000,
          current_period_end: 1_797_592_000,
        },
      ],
    },
    ...facts,
  };
}

/** @returns an event about a customer, with a signature in Stripe's format. */
export function signedEvent(
  customer: string | null,
  options: {
    readonly id?: string;
    readonly at?: Date;
    readonly secret?: string;
    readonly type?: string;
    /** The date in the event's JSON, if it differs from that of the signature. */
    readonly created?: string;
  } = {},
): { readonly body: string; readonly signature: string } {
  made += 1;
  const seconds = Math.floor((options.at ?? new Date()).getTime() / 1000);
  const event = JSON.stringify(
    {
      id: options.id ?? `evt_${made}`,
      object: 'event',
      type: options.type ?? 'customer.subscription.updated',
      created: seconds,
      data: { object: { id: 'sub_1', object: 'subscription', customer } },
    },
    null,
    2,
  );
  const body =
    options.created === undefined
      ? event
      : event.replace(`"created": ${seconds}`, `"created": ${options.created}`);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? stripeSettings.STRIPE_WEBHOOK_SECRET,
    timestamp: seconds,
  });
  return { body, signature };
}

/**
 * Makes a person a customer with the given subscription at the provider, and lets the server load it.
 * @returns the customer's id.
 */
export async function subscribed(
  server: TestServer,
  stripe: StripeStandIn,
  person: Person,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const customer = `cus_${person.id}`;
  await server.database.db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    values (${person.id}, ${customer}, 'test', now())`);
  stripe.setSubscriptions([subscriptionObject({ id: `sub_${person.id}`, ...facts })], customer);
  await person.call('POST', '/api/subscription/refresh');
  return customer;
}

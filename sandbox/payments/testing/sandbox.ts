import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { migrate } from '@elan/server/store/migrate';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { records } from '../../records.ts';
import { sandboxPayments } from '../../schema.ts';
import { serveSandboxPayments } from '../pages/routes.ts';
import { startSandboxPayments } from '../startSandboxPayments.ts';

const publicUrl = 'http://localhost:3000';
const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  name: 'Léa Tremblay',
};

/**
 * One database for all tests of a file, emptied before each, because opening one takes longer than most of the tests.
 */
let shared: Promise<TestDatabase> | undefined;

/** Each test file that opens a sandbox must call this after all of its tests. */
export async function closeSandboxDatabase(): Promise<void> {
  const database = await shared;
  shared = undefined;
  await database?.close();
}

async function openMigrated(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  await migrate(database);
  await database.exclusively((db) => records.migrate(db));
  return database;
}

/**
 * Opens the provider as the server uses it, with the real SDK, the pages, a webhook, and a clock that the test sets.
 */
export async function openSandbox(start = '2026-11-22T15:00:00Z') {
  let now = new Date(start);
  const clock = { now: () => now };
  shared ??= openMigrated();
  const database = await shared;
  await database.db.delete(sandboxPayments);
  const errors: unknown[] = [];
  const starting = {
    db: database.db,
    clock,
    publicUrl,
    secret: 'a secret of the test, long enough to be one',
    onError: (error: unknown) => errors.push(error),
    retryDelaysMs: [1_000, 5_000],
  };
  const payments = await startSandboxPayments(starting);
  const { hostname, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const webhook = await startWebhook(stripe, () => payments.webhookSecret, clock.now);
  const app = Fastify();
  await app.register(cookie);
  await serveSandboxPayments(app, starting);

  const pathOf = (url: string) => (url.startsWith(publicUrl) ? url.slice(publicUrl.length) : url);
  const post = (url: string, form: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      payload: new URLSearchParams(form).toString(),
    });
  /** Submits a card on a page, by default a valid one. */
  const pay = (url: string | null, typed: Partial<typeof goodCard> = {}) =>
    post(url ?? '', { ...goodCard, ...typed });
  const order = (fields: Record<string, unknown> = {}): Stripe.Checkout.SessionCreateParams => ({
    mode: 'subscription',
    line_items: [{ price: payments.priceId, quantity: 1 }],
    success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/pricing`,
    ...fields,
  });
  /** Creates a customer with an open payment page. */
  const checkout = async (fields: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const customer = await stripe.customers.create({ email: 'lea@exemple.quebec' });
    const asked = order({ customer: customer.id, ...fields });
    return { customer, session: await stripe.checkout.sessions.create(asked) };
  };
  /** Returns a customer's only subscription, whatever its status. */
  const subscriptionOf = async (customer: string): Promise<Stripe.Subscription> => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    const [subscription, ...others] = data;
    if (!subscription || others.length > 0) throw new Error(`${data.length} subscriptions`);
    return subscription;
  };

  return {
    database,
    payments,
    stripe,
    webhook,
    starting,
    now: clock.now,
    /** Errors that occurred in the background. */
    errors,
    setTime(time: string | Date): void {
      now = new Date(time);
    },
    /** Sets the time, and does everything that is due by then. */
    async at(time: string): Promise<void> {
      now = new Date(time);
      await payments.tick();
    },
    visit: (url: string, language?: string) =>
      app.inject({
        method: 'GET',
        url: pathOf(url),
        ...(language ? { cookies: { elan_language: language } } : {}),
      }),
    post,
    pay,
    order,
    checkout,
    subscriptionOf,
    invoicesOf: async (customer: string) => (await stripe.invoices.list({ customer })).data,
    /** Creates a customer with a paid subscription. If the card requires its holder's consent, it is given. */
    async bought(number = goodCard.number) {
      const { customer, session } = await checkout();
      const paid = await pay(session.url, { number });
      const location = paid.headers.location ?? '';
      if (location.includes('authentication')) await post(location, { outcome: 'complete' });
      return { customer: customer.id, subscription: await subscriptionOf(customer.id) };
    },
    /** Calls one of the stand-in's test helpers. */
    help: (path: string, form: Record<string, string> = {}) =>
      stripe.rawRequest('POST', `/v1/test_helpers/${path}`, form),
    async close(): Promise<void> {
      await app.close();
      await payments.close();
      await webhook.close();
      expect(webhook.refused).toEqual([]);
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Starts an endpoint that accepts events as the server does, or replies with the given statuses. */
async function startWebhook(stripe: Stripe, secret: () => string, now: () => Date) {
  const events: Stripe.Event[] = [];
  const refused: unknown[] = [];
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = statuses.shift() ?? 200;
    try {
      const signature = String(request.headers['stripe-signature']);
      const time = now().getTime();
      const { webhooks } = stripe;
      const event = webhooks.constructEvent(body, signature, secret(), 300, undefined, time);
      if (status === 200) events.push(event);
    } catch (error) {
      refused.push(error);
    }
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    /** Accepted events in order of arrival. */
    events,
    types: () => events.map((event) => event.type),
    /** Errors from signatures that did not match. */
    refused,
    /** Sets the statuses of the next replies. */
    answers(...next: number[]): void {
      statuses = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Converts an ISO time to epoch seconds. */
export const seconds = (time: string): number => Date.parse(time) / 1000;

/** Awaits a call that must be refused. @returns the fields of the SDK's error. */
export async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('not refused');
  const { statusCode, type, code, param, message } = error;
  return { statusCode, type, code, param, message };
}

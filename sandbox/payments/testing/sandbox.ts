import { migrate } from '@elan/server/store/migrate';
import { openTestDatabase, type TestDatabase } from '@elan/server/testing/database';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import Stripe from 'stripe';
import { records } from '../../records.ts';
import { sandboxPayments } from '../../schema.ts';
import { serveSandboxPayments } from '../pages.ts';
import { startSandboxPayments } from '../startSandboxPayments.ts';
import { pageVisitor } from './visitor.ts';
import { startWebhook } from './webhook.ts';

const publicUrl = 'http://localhost:3000';

/** One database for the tests of a file, emptied before each: opening one takes longer than most of them. */
let shared: Promise<TestDatabase> | undefined;

/** What each file that opens a sandbox does after all of its tests. */
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

/** The provider as a server of ours meets it: the real SDK, the pages, a webhook, and a clock that the test moves. */
export async function openSandbox(options: { readonly start?: string } = {}) {
  let now = new Date(options.start ?? '2026-11-22T15:00:00Z');
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
  const webhook = await startWebhook(() => payments.webhookSecret, clock.now);
  const { hostname, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const app = Fastify();
  await app.register(cookie);
  await serveSandboxPayments(app, starting);
  const visitor = pageVisitor(app, publicUrl);

  /** What a payment page is asked for with. */
  const order = (fields: Record<string, unknown> = {}): Stripe.Checkout.SessionCreateParams => ({
    mode: 'subscription',
    line_items: [{ price: payments.priceId, quantity: 1 }],
    success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/pricing`,
    ...fields,
  });
  /** A customer with a payment page of their own. */
  const checkout = async (fields: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const customer = await stripe.customers.create({ email: 'lea@exemple.quebec' });
    const asked = order({ customer: customer.id, ...fields });
    return { customer, session: await stripe.checkout.sessions.create(asked) };
  };
  /** The one subscription of a customer, whatever its state. */
  const subscriptionOf = async (customer: string): Promise<Stripe.Subscription> => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    const [subscription, ...others] = data;
    if (!subscription || others.length > 0) throw new Error(`${data.length} subscriptions`);
    return subscription;
  };

  return {
    ...visitor,
    database,
    payments,
    stripe,
    webhook,
    app,
    starting,
    now: clock.now,
    /** What went wrong in the background. */
    errors,
    setTime(time: string | Date): void {
      now = new Date(time);
    },
    order,
    checkout,
    subscriptionOf,
    /** A customer with a subscription that is paid with a good card. */
    async bought() {
      const { customer, session } = await checkout();
      await visitor.pay(session.url);
      return { customer: customer.id, subscription: await subscriptionOf(customer.id) };
    },
    /** Calls what only the stand-in has. */
    help: (path: string, form: Record<string, string> = {}) =>
      stripe.rawRequest('POST', `/v1/test_helpers/${path}`, form),
    async close(): Promise<void> {
      await app.close();
      await payments.close();
      await webhook.close();
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Epoch seconds of a moment. */
export const seconds = (time: string): number => Date.parse(time) / 1000;

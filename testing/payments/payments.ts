import { loadStandIns } from '@elan/server/boot/loadStandIns';
import { languageOfBrowser } from '@elan/server/http/pages/negotiateLanguage';
import type { Clock } from '@elan/server/lib/clock';
import { migrate } from '@elan/server/store/migrate';
import Fastify from 'fastify';
import Stripe from 'stripe';
import type { TestDatabase } from '../database/database.ts';
import { freePort } from '../network/freePort.ts';
import type { Person } from '../people/person.ts';

/** Numbers from the provider's list of test cards. */
export const cards = {
  pays: '4242424242424242',
  otherBrand: '5555555555554444',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

/** Starts the payment stand-in as an external provider, with its pages on a separate port. */
export async function startTestPayments(
  database: TestDatabase,
  options: { readonly clock: Clock; readonly retryDelaysMs?: readonly number[] },
) {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const door = await loadStandIns();
  await migrate(database);
  await database.exclusively((db) => door.migrate(db));
  const standIns = await door.start(['payments'], {
    db: database.db,
    clock: options.clock,
    publicUrl,
    secret: 'le secret des paiements du test',
    onError: () => {},
    ...(options.retryDelaysMs ? { retryDelaysMs: options.retryDelaysMs } : {}),
  });
  const { payments: sandbox } = standIns;
  if (!sandbox) throw new Error('the stand-in for payments did not start');
  const pages = Fastify();
  await standIns.addRoutes(pages, languageOfBrowser);
  await pages.listen({ host: '127.0.0.1', port });
  const { hostname, port: apiPort } = new URL(sandbox.apiBase);
  const stripe = new Stripe(sandbox.secretKey, {
    host: hostname,
    port: apiPort,
    protocol: 'http',
    telemetry: false,
  });

  /**
   * Fills in the card on a hosted page.
   * @returns the redirect URL.
   */
  const submitCard = async (url: string, number: string): Promise<string> => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Ana Côté' }),
    });
    const text = await response.text();
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} ${text}`);
    return location;
  };

  return {
    env: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      STRIPE_PRICE_ID: sandbox.priceId,
      STRIPE_API_BASE: sandbox.apiBase,
    },
    sandbox,
    stripe,
    submitCard,
    /** Buys Premium through the checkout page. */
    async buy(person: Person, card: string = cards.pays): Promise<void> {
      const answer = await person.call('POST', '/api/payment-checkout', {
        price_id: sandbox.priceId,
        success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:3000/pricing',
      });
      if (typeof answer.body.url !== 'string') throw new Error(JSON.stringify(answer.body));
      await submitCard(answer.body.url, card);
    },
    /** Calls one of the provider's test helpers. */
    async control(path: string, form: Record<string, string>): Promise<void> {
      const response = await fetch(`${sandbox.apiBase}/v1/test_helpers/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.secretKey}` },
        body: new URLSearchParams(form),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async close(): Promise<void> {
      await pages.close();
      await standIns.close();
    },
  };
}

export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>;

import { duringTests } from '@elan/testing/duringTests';
import { confirmationLink, ideaAnswers, password, tokenIn } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import createClient from 'openapi-fetch';
import { expect, it } from 'vitest';
// This file is generated and compiled by `typedClient.test.ts`.
import type { components, paths } from './.build/api.d.ts';

type GenerationEvent = components['schemas']['GenerationEvent'];

const server = duringTests(startTestServer);

const email = 'cliente@exemple.quebec';
const text = '## Concept\n\nDu pain chaud, la nuit.';

it('takes a founder from the sign-up to the dossier', async () => {
  const client = createClient<paths, 'application/json'>({ baseUrl: server.url });

  const signedUp = await client.POST('/api/auth/sign-up/email', {
    body: { email, password, termsAccepted: true, language: 'fr' },
  });
  expect(signedUp.data).toEqual({ confirmationSent: true });
  const token = tokenIn(await confirmationLink(server, email));
  const confirmed = await client.POST('/api/auth/verify-email', { body: { token } });
  expect(confirmed.data).toEqual({ confirmed: true });

  const session = await client.POST('/api/auth/sign-in/email', { body: { email, password } });
  if (!session.data || !('token' in session.data)) throw new Error('no session was opened');
  const authorization = `Bearer ${session.data.token}`;
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', authorization);
    },
  });

  const created = await client.POST('/api/projects', { body: { name: 'Pain de nuit' } });
  const id = created.data?.id ?? '';
  const idea = { path: { id, module: 'idea' } } as const;
  const saved = await client.PUT('/api/projects/{id}/modules/{module}', {
    params: idea,
    body: { data: { answers: ideaAnswers }, baseLastUpdated: null },
  });
  expect(saved.data?.lastUpdated).toMatch(/^\d{4}-/);

  server.provider.answers(writes(text));
  const streamed = await client.POST('/api/projects/{id}/modules/{module}/generate', {
    params: { ...idea, header: { 'Idempotency-Key': 'first-text' } },
    body: { language: 'fr' },
    headers: { accept: 'text/event-stream' },
    parseAs: 'stream',
  });
  const events = await eventsOf(streamed.response.body);
  expect(events.flatMap((one) => (one.event === 'token' ? one.data.text : [])).join('')).toBe(text);
  const last = events.at(-1);
  expect(last?.event === 'done' && last.data.result.aiResponse).toBe(text);

  // The same idempotency key must not start another generation.
  const again = await client.POST('/api/projects/{id}/modules/{module}/generate', {
    params: { ...idea, header: { 'Idempotency-Key': 'first-text' } },
    body: { language: 'fr' },
  });
  expect(again.data?.aiUsage).toEqual({ used: 1, limit: 3 });

  const dossier = { path: { id }, query: { format: 'pdf', pack: 'sadc' } } as const;
  const refused = await client.GET('/api/projects/{id}/dossier', { params: dossier });
  expect(refused.error?.code).toBe('dossier_premium');

  await payFor(await checkoutPage(client));
  const subscription = await client.POST('/api/subscription/refresh', {});
  expect(subscription.data?.subscription_status).toBe('active');

  const file = await client.GET('/api/projects/{id}/dossier', {
    params: dossier,
    parseAs: 'stream',
  });
  expect(file.response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await file.response.arrayBuffer());
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
});

/** @returns the events of a streamed generation, in order. */
async function eventsOf(body: ReadableStream<Uint8Array> | null) {
  const events: GenerationEvent[] = [];
  const messages = body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of messages ?? []) {
    events.push({ event, data: JSON.parse(data) } as GenerationEvent);
  }
  return events;
}

/** @returns the URL of the payment page for Premium. */
async function checkoutPage(
  client: ReturnType<typeof createClient<paths, 'application/json'>>,
): Promise<string> {
  const { data } = await client.GET('/api/deployment');
  const checkout = await client.POST('/api/payment-checkout', {
    body: {
      price_id: data?.plan.priceId ?? '',
      success_url: 'http://localhost:3000/success',
      cancel_url: 'http://localhost:3000/pricing',
    },
  });
  return checkout.data?.url ?? '';
}

/** Pays on the stand-in's page by submitting its form. */
async function payFor(page: string): Promise<void> {
  const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Léa Gagnon' };
  const form = { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' } as const;
  const { status } = await fetch(server.url + new URL(page).pathname, form);
  expect(status).toBe(303);
}

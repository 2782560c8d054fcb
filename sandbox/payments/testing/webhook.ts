import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

/** An endpoint on loopback that takes events as a server of ours would, and refuses where it is told to. */
export async function startWebhook(secret: () => string, now: () => Date) {
  const stripe = new Stripe('sk_test_unused');
  const events: Stripe.Event[] = [];
  const refused: Error[] = [];
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = statuses.shift() ?? 200;
    try {
      const signature = String(request.headers['stripe-signature']);
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        secret(),
        undefined,
        undefined,
        now().getTime(),
      );
      if (status === 200) events.push(event);
    } catch (error) {
      refused.push(error instanceof Error ? error : new Error(String(error)));
    }
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/stripe/webhook`,
    /** Taken with a fitting signature, in the order they came. */
    events,
    types: () => events.map((event) => event.type),
    /** Whose signature did not fit. */
    refused,
    /** The next requests are answered with these. */
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

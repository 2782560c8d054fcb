import type { FastifyInstance } from 'fastify';
import { handleStripeEvent } from '../../flows/billing/syncSubscription.ts';
import type { Services } from '../../services.ts';

export const webhookPath = '/api/stripe/webhook';

/**
 * Receives the payment provider's events. The body stays unparsed because the signature covers its raw bytes.
 * The signature authenticates the sender, so no session is needed.
 */
export async function webhookRoute(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    raw.post(webhookPath, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = services.payments.readEvent(
        body,
        typeof signature === 'string' ? signature : undefined,
        services.clock.now(),
      );
      if (event.createdAt === undefined) {
        request.log.warn({ eventId: event.id }, 'a payment event has an absurd date');
      }
      const isNew = await handleStripeEvent(services, event);
      if (isNew && event.createdAt) {
        const lag = services.clock.now().getTime() - event.createdAt.getTime();
        services.measure.paymentEvent(lag / 1_000);
      }
      return { received: true };
    });
  });
}

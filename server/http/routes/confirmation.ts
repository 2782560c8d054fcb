import { contract } from '@elan/domain/contract/contract';
import type { FastifyInstance } from 'fastify';
import { confirmEmail, readConfirmationLink } from '../../flows/auth/confirmEmail.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

/** The calls of the page that confirmation links open. */
export function confirmationRoutes(serve: Serve, services: Services): void {
  serve(contract.readConfirmation, ({ body }) => readConfirmationLink(services, body.token), {
    limit: 'confirmation',
  });

  serve(
    contract.confirmEmail,
    async ({ body, request }) => {
      await confirmEmail(services, {
        token: body.token,
        password: body.password,
        ip: request.ip,
      });
      return { confirmed: true } as const;
    },
    { limit: 'confirmation' },
  );
}

/** Redirects the links in emails of an earlier version, which are valid for a day, to the current page. */
export function redirectEarlierConfirmationLinks(app: FastifyInstance): void {
  app.get('/api/auth/verify-email', (request, reply) => {
    const { token } = request.query as Readonly<Record<string, unknown>>;
    const query = new URLSearchParams({ type: 'confirmation', token: String(token ?? '') });
    return reply.header('referrer-policy', 'no-referrer').redirect(`/auth?${query}`, 303);
  });
}

import type { FastifyInstance } from 'fastify';
import { parseForm } from './api/readForm.ts';
import { checkoutFlow } from './hosted/checkout.ts';
import { portalFlow } from './hosted/portal.ts';
import { serveDesk } from './pages/deskRoutes.ts';
import { serveHosted } from './pages/hostedRoutes.ts';
import type { PageServices } from './pages/services.ts';

/** Longest form, in bytes. */
const bodyLimit = 16 * 1024;

/**
 * Serves the payment page, the page that changes a card and the provider's desk. Their forms are read
 * here alone: nothing else of the app takes a form that another site could post.
 */
export async function serveSandboxPayments(
  app: FastifyInstance,
  services: PageServices,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, parseForm(String(body))),
    );
    serveHosted(pages, services, checkoutFlow);
    serveHosted(pages, services, portalFlow);
    serveDesk(pages, services);
  });
}

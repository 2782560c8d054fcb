import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';

/** Admitted during shutdown: the health check, and stopping a generation. */
const letIn = /^\/api\/health$|\/stop$/;

/** Refuses new work in the one form of failures from the moment the server begins to close. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (!closing || letIn.test(request.url)) return;
    throw new Failure('stopping');
  });
}

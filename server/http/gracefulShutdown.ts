import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';

/** URLs still accepted during shutdown: the health check, and the call that stops a generation. */
const letIn = /^\/api\/health$|\/stop$/;

/** The flag that announces a shutdown, before any request is refused. */
export interface Leaving {
  isLeaving: boolean;
}

/**
 * Closes each connection after its reply once the server is leaving, so that a proxy does not reuse one that
 * is about to close. Requests are still served.
 */
export function closeConnectionsWhileLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.isLeaving) reply.header('connection', 'close');
  });
}

/** Refuses new work with the failure `stopping` as soon as the server starts to close. */
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

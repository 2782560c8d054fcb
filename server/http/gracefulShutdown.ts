import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';

/** Admitted during shutdown: the health check, and stopping a generation. */
const letIn = /^\/api\/health$|\/stop$/;

/** How a server announces its end, before it refuses anything. */
export interface Leaving {
  isLeaving: boolean;
}

/**
 * While a server is leaving it serves as before, but keeps no connection open: a proxy must not send
 * a request on one just when the socket closes.
 */
export function closeConnectionsWhileLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.isLeaving) reply.header('connection', 'close');
  });
}

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

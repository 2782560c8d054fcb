import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';

/** URLs still accepted during shutdown: the health check, and the call that stops a generation. */
const letIn = /^\/api\/health$|\/stop$/;

/** The flag that announces a shutdown, before any request is refused. */
export interface Leaving {
  isLeaving: boolean;
}

/**
 * Once a shutdown is announced, closes each connection after its reply, so that no proxy reuses it. Requests are still
 * served.
 */
export function closeConnectionsWhileLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.isLeaving) reply.header('connection', 'close');
  });
}

/** Once the server starts to close, fails all requests with `stopping`, except those in `letIn`. */
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

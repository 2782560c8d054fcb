import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A client that takes no byte of its reply for this long is cut off, in milliseconds. */
const stalledMs = 60_000;

/**
 * Cuts off clients that do not read. What they leave unread stays in memory, so a few hundred of them with large replies would fill it.
 * Time counts only once a reply is being sent: a generation may be waited for longer.
 */
export function endStalledReplies(app: FastifyInstance, ms = stalledMs): void {
  app.addHook('onSend', async (_request, { raw }) => endIfStalled(raw, ms));
}

/** The same for one reply, which no hook sends. */
export function endIfStalled(reply: ServerResponse, ms = stalledMs): void {
  reply.setTimeout(ms, () => reply.destroy());
}

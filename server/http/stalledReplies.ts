import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Time in milliseconds without progress after which a client is disconnected. */
const stalledMs = 60_000;

/**
 * Disconnects clients that stop reading their reply. Unread data stays in memory, so a few hundred stalled
 * clients could fill it. The timer starts only when the reply is sent, so waiting for a generation may take
 * longer.
 */
export function endStalledReplies(app: FastifyInstance, ms = stalledMs): void {
  app.addHook('onSend', async (_request, { raw }) => endIfStalled(raw, ms));
}

/** Disconnects the client of a single reply if it stalls, for replies that are sent without hooks. */
export function endIfStalled(reply: ServerResponse, ms = stalledMs): void {
  reply.setTimeout(ms, () => reply.destroy());
}

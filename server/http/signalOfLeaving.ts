import type { FastifyReply } from 'fastify';

/** @returns a signal that aborts if the client disconnects before the reply is complete. */
export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

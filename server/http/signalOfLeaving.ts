import type { FastifyReply } from 'fastify';

/** @returns a signal that is aborted when the client closes the connection before it has its reply. */
export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

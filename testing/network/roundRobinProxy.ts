import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A load balancer that sends each request to the next server that is ready. */
export interface RoundRobinProxy {
  readonly url: string;
  /** The number of requests sent to each server, by its URL. */
  readonly sent: Readonly<Record<string, number>>;
  /** Resolves once the proxy has noticed that a server is ready, or that it is not. */
  knows(server: string, isReady: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The pause between two readiness checks of a server, in milliseconds. */
const askAfterMs = 100;

/**
 * Starts the proxy. It retries nothing and has no sticky sessions, so the client sees the errors of a stopping server.
 * If no server is ready, a request waits for one, as behind `Caddyfile`. Headers are forwarded unchanged, so that a
 * test can choose the client's IP address.
 * @param servers their URLs.
 */
export async function startRoundRobinProxy(
  servers: readonly string[],
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<RoundRobinProxy> {
  const ready = new Map<string, boolean>();
  const sent: Record<string, number> = {};
  const waiting = new Set<() => void>();
  let turn = 0;

  const ask = async (server: string): Promise<void> => {
    const answer = await fetch(`${server}/api/ready`, { headers: { connection: 'close' } }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    ready.set(server, answer?.ok === true);
    for (const look of waiting) look();
  };
  await Promise.all(servers.map(ask));
  let isOpen = true;
  const asking = servers.map(async (server) => {
    while (isOpen) {
      await delay(askAfterMs);
      await ask(server);
    }
  });

  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const next = (): string | undefined => {
    const usable = servers.filter((server) => ready.get(server));
    turn += 1;
    return usable[turn % usable.length];
  };
  const proxy = createServer(async (incoming, outgoing) => {
    const server = await until(next);
    sent[server] = (sent[server] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const upstream = forward(server + url, { method, headers, agent: false }, (reply) => {
      const { connection: _own, 'keep-alive': _timeout, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, reply.statusMessage, rest);
      outgoing.flushHeaders();
      reply.on('error', () => outgoing.destroy());
      reply.pipe(outgoing);
    });
    upstream.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('the server is gone');
    });
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  proxy.listen(port, host);
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    sent,
    async knows(server, isReady) {
      await until(() => (ready.get(server) === isReady ? server : undefined));
    },
    async close() {
      isOpen = false;
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await Promise.all(asking);
    },
  };
}

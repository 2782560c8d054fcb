import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before a PostgreSQL that can stop forwarding without closing, as a firewall that forgets or a fail-over does. */
export interface BlackholeProxy {
  /** The database, reached through the proxy. */
  readonly url: string;
  /** How many connections were opened so far. */
  readonly accepted: number;
  /**
   * From now on nothing is forwarded on the connections there are, and none of them is closed.
   * @param newOnes whether connections opened from now on are forwarded, or silent too until `forward` is called.
   */
  swallow(newOnes: 'forwarded' | 'silent'): void;
  /** Forwards connections opened from now on. Those that were swallowed stay silent. */
  forward(): void;
  /** Cuts every connection. */
  close(): Promise<void>;
}

/** @param database the URL of a PostgreSQL that is reached by TCP. */
export async function startBlackholeProxy(database: string): Promise<BlackholeProxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  /** Sockets on which nothing is forwarded any more. */
  const swallowed = new WeakSet<Socket>();
  let areNewOnesSilent = false;
  let accepted = 0;

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const forwardBetween = (from: Socket, to: Socket): void => {
    from.pipe(to);
    from.on('close', () => {
      if (!swallowed.has(from)) to.destroy();
    });
  };
  // Half-open: one that is swallowed does not answer a goodbye either.
  const proxy = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    accepted += 1;
    keep(client);
    if (areNewOnesSilent) return;
    const server = connect(Number(target.port || 5432), target.hostname);
    keep(server);
    forwardBetween(client, server);
    forwardBetween(server, client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    get accepted() {
      return accepted;
    },
    swallow(newOnes) {
      areNewOnesSilent = newOnes === 'silent';
      for (const socket of sockets) {
        swallowed.add(socket);
        socket.unpipe();
        socket.pause();
      }
    },
    forward() {
      areNewOnesSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy for PostgreSQL that can stop forwarding without closing connections, as happens with firewalls and
 * fail-overs.
 */
export interface BlackholeProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** How many connections were opened so far. */
  readonly accepted: number;
  /**
   * Stops forwarding on existing connections without closing them.
   * @param newOnes whether new connections are forwarded or stay silent until `forward` is called.
   */
  swallow(newOnes: 'forwarded' | 'silent'): void;
  /** Forwards new connections again. Existing silent ones stay silent. */
  forward(): void;
  /** Closes the proxy and all connections. */
  close(): Promise<void>;
}

/** @param database the URL of a PostgreSQL server that listens on TCP. */
export async function startBlackholeProxy(database: string): Promise<BlackholeProxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  /** The sockets on which nothing is forwarded. */
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
  // Half-open, because a silent socket must not react to a close either.
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

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What is done to a call that comes by. */
export interface Disturbance {
  /** Before the provider hears of it. */
  readonly before?: () => Promise<unknown> | unknown;
  /** After the provider has done it, and before its caller hears. */
  readonly after?: () => Promise<unknown> | unknown;
  /** Answered in the provider's place, which never hears of it. */
  readonly status?: number;
}

/**
 * Stands between a server and its payment provider, and disturbs the calls that a test names: for what is left where
 * the network, or either of the two, fails in between.
 */
export async function startPaymentFaultProxy(apiBase: string) {
  let disturb: (route: string) => Disturbance | undefined = () => undefined;
  const routes: string[] = [];
  const server = createServer((request, response) => {
    // What throws cuts the connection, as a network does.
    pass(request, response).catch(() => response.destroy());
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const route = `${request.method} ${pathname.replace(/\/[a-z]+_[A-Za-z0-9_]+/, '/{id}')}`;
    routes.push(route);
    const disturbance = disturb(route);
    const body = await buffer(request);
    await disturbance?.before?.();
    if (disturbance?.status !== undefined) {
      response.writeHead(disturbance.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'disturbed' } }));
      return;
    }
    const headers = new Headers();
    for (const name of ['authorization', 'content-type', 'idempotency-key']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(apiBase + pathname + search, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const text = await answer.text();
    await disturbance?.after?.();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    /** The calls that came by, such as `DELETE /v1/customers/{id}`. */
    routes,
    /** Disturbs calls from now on; nothing where `how` is undefined. */
    disturb(how: ((route: string) => Disturbance | undefined) | undefined): void {
      disturb = how ?? (() => undefined);
    },
    /** Disturbs the next call of one route, once. */
    once(route: string, disturbance: Disturbance): void {
      disturb = (one) => {
        if (one !== route) return undefined;
        disturb = () => undefined;
        return disturbance;
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type DisturbedPayments = Awaited<ReturnType<typeof startPaymentFaultProxy>>;

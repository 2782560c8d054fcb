import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What to do with a call that passes through the proxy. */
export interface Disturbance {
  /** Runs before the provider receives the call. */
  readonly before?: () => Promise<unknown> | unknown;
  /** Runs after the provider has processed the call, before its caller receives the reply. */
  readonly after?: () => Promise<unknown> | unknown;
  /** The status to reply with instead of forwarding the call to the provider. */
  readonly status?: number;
}

/**
 * Starts a proxy between a server and its payment provider that makes chosen calls fail, to test what happens if the
 * network or either side fails during a call.
 */
export async function startPaymentFaultProxy(apiBase: string) {
  let disturb: (route: string) => Disturbance | undefined = () => undefined;
  const routes: string[] = [];
  const server = createServer((request, response) => {
    // An exception cuts the connection, as a network fault would.
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
    /** The routes of the calls so far, such as `DELETE /v1/customers/{id}`. */
    routes,
    /** Makes further calls fail; forwards them again if `how` is undefined. */
    disturb(how: ((route: string) => Disturbance | undefined) | undefined): void {
      disturb = how ?? (() => undefined);
    },
    /** Makes only the next call of this route fail. */
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

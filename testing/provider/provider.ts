import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../network/freePort.ts';
import { type Answer, type AskedBody, chunk, writes } from './providerAnswers.ts';

export interface ProviderRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: AskedBody;
  /** Resolves when the connection of the request is closed. */
  readonly closed: Promise<void> | undefined;
}

/**
 * Starts an OpenAI-compatible provider on loopback whose answers the test sets (`providerAnswers.ts`).
 * @param at its port; a free one by default.
 */
export async function startProvider(at?: number) {
  const requests: ProviderRequest[] = [];
  let answer: Answer = writes('## Un\n\nTexte.');
  const closings = new WeakMap<Socket, Promise<void>>();
  let callArrived: () => void = () => {};
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end('ready');
    const asked: AskedBody = JSON.parse(await text(request));
    requests.push({
      method: request.method,
      path: request.url,
      authorization: request.headers.authorization,
      body: asked,
      closed: closings.get(request.socket),
    });
    callArrived();
    const begin = () => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    };
    const send = (data: object) => {
      begin();
      response.write(`data: ${JSON.stringify(data)}\n\n`);
    };
    await answer({
      asked,
      response,
      piece: (content) => send(chunk(content)),
      end(reason) {
        begin();
        if (reason) {
          send(chunk(undefined, reason));
          response.write('data: [DONE]\n\n');
        }
        response.end();
      },
    });
  });
  server.on('connection', (socket) => {
    closings.set(socket, new Promise((resolve) => socket.once('close', () => resolve())));
  });
  const listen = (on: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(on, '127.0.0.1', resolve);
    });
  // Uses a port that no other connection takes while the provider is down.
  await listen(at ?? (await freePort()));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Sets the answer to all further calls. */
    answers(next: Answer): void {
      answer = next;
    },
    /** Resolves when the next call arrives. Must be called before that call is made. */
    nextCall: () =>
      new Promise<void>((resolve) => {
        callArrived = resolve;
      }),
    /** Refuses all connections while `work` runs. */
    async away<T>(work: () => Promise<T>): Promise<T> {
      await close();
      try {
        return await work();
      } finally {
        await listen(port);
      }
    },
    close,
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

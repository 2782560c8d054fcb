import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ProviderRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown> & { messages: { role: string; content: string }[] };
}

/** How the provider answers one call; it gets the tools to send pieces as a provider does. */
export type Answer = (reply: {
  readonly response: ServerResponse;
  /** Sends one piece of text. */
  piece(text: string): void;
  /** Ends with a reason, as a provider that is done does; without one, it just ends. */
  end(reason?: 'stop' | 'length'): void;
}) => void | Promise<void>;

/** A text in pieces of a few characters, ended properly. */
export function writes(text: string, reason: 'stop' | 'length' = 'stop'): Answer {
  return ({ piece, end }) => {
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) piece(part);
    end(reason);
  };
}

/** An error status, as a provider sends it. */
export function refuses(status: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'test' } }));
  };
}

/** A real OpenAI-compatible provider on loopback whose answers the test writes. */
export async function startProvider() {
  const requests: ProviderRequest[] = [];
  let answer: Answer = writes('## Un\n\nTexte.');
  let callArrived: () => void = () => {};
  const server = createServer(async (request, response) => {
    requests.push({
      method: request.method,
      path: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)),
    });
    callArrived();
    const begin = () => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    };
    const chunk = (delta: object, reason: string | null) => {
      begin();
      const data = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm' };
      const choices = [{ index: 0, delta, finish_reason: reason }];
      response.write(`data: ${JSON.stringify({ ...data, choices })}\n\n`);
    };
    await answer({
      response,
      piece: (content) => chunk({ content }, null),
      end(reason) {
        begin();
        if (reason) {
          chunk({}, reason);
          response.write('data: [DONE]\n\n');
        }
        response.end();
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** What it answers from now on. */
    answers(next: Answer): void {
      answer = next;
    },
    /** Resolves when the next call has arrived; ask before it is made. */
    nextCall: () =>
      new Promise<void>((resolve) => {
        callArrived = resolve;
      }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

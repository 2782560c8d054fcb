import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request on a separate connection and reads the reply. Retries if rate limited for at most a minute. */
export async function exchange(port: number, request: Request): Promise<Answer> {
  for (;;) {
    const answer = await once(port, request);
    if (answer.status !== 429 || answer.retryAfter > 60) return answer;
    await pause(answer.retryAfter * 1_000);
  }
}

function once(
  port: number,
  { method, path, token, body, headers = {} }: Request,
): Promise<Answer & { readonly retryAfter: number }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        method,
        path,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      async (reply) => {
        const parts: Buffer[] = [];
        for await (const part of reply) parts.push(part);
        resolve({
          status: reply.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          retryAfter: Number(reply.headers['retry-after'] ?? 0),
        });
      },
    );
    // If a body is too large, the server replies before reading all of it.
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') {
        resolve({ status: 413, text: '', retryAfter: 0 });
      } else reject(error);
    });
    sent.end(body);
  });
}

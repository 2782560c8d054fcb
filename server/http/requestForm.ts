import type { Socket } from 'node:net';
import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';
import { failureReply } from './errorReplies.ts';

/**
 * Headers that must not be repeated, because a proxy might use a different occurrence (RFC 9110, section
 * 5.3).
 */
const once = new Set(['host', 'authorization', 'content-type']);

/**
 * Refuses HTTP/1.1 requests without a Host header (RFC 9112, section 3.2), repeated headers that must be unique, and
 * unsupported `Expect` headers. Node would accept them, or refuse them without a body.
 * @param headers the headers of the reply to an unsupported `Expect`, which reaches no route.
 */
export function requireForm(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      throw new Failure('malformed', { detail: 'the Host header is missing' });
    }
    const seen = new Set<string>();
    for (let at = 0; at < raw.rawHeaders.length; at += 2) {
      const name = raw.rawHeaders[at]?.toLowerCase() ?? '';
      if (!once.has(name)) continue;
      if (seen.has(name)) throw new Failure('malformed', { detail: `${name} is there twice` });
      seen.add(name);
    }
  });
  app.server.on('checkExpectation', (_request, response) => {
    const failure = new Failure('malformed', { detail: 'Expect takes 100-continue only' });
    const type = 'application/json; charset=utf-8';
    response.writeHead(417, { ...headers, 'content-type': type, connection: 'close' });
    response.end(JSON.stringify(failureReply(failure)));
  });
}

/**
 * @returns the path and query of the request, even if it was sent with a full URL as to a proxy (RFC 9112,
 *   section 3.2.2).
 */
export function pathOfRequest({ url = '/' }: { readonly url?: string | undefined }): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Replies to an invalid, oversized or late request in the common failure format, then closes the connection. Sends
 * nothing if the client has disconnected.
 * @param headers added to the reply.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify(failureReply(new Failure('malformed')));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

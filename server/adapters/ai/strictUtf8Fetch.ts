import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';

/**
 * Maximum size of one reply, in bytes: the longest write-up, in chunks of about 400 bytes for each token of four
 * characters (docs/decisions/0016-incomplete-ai-replies-are-not-charged.md).
 */
export const maxReplyBytes = 100 * maxWriteUpLength;

/**
 * A `fetch` for the SDK that aborts and closes the connection if the body is too long or not valid UTF-8. The SDK
 * itself reads lines and error bodies of any length, and replaces invalid bytes. Redirects are not followed but treated
 * as errors, so the key is sent only to the configured host. We do not use the global `fetch`, because it keeps the
 * request's text and bytes until the reply has ended. For a prompt, these take twice the memory of the rest of an open
 * reply.
 */
export async function strictUtf8Fetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const { method = 'GET', body, signal } = init;
  const send = url.protocol === 'https:' ? https.request : http.request;
  const headers = Object.fromEntries(new Headers(init.headers));
  signal?.throwIfAborted();
  const request = send(url, { method, headers });
  signal?.addEventListener('abort', () => request.destroy(), { once: true });
  // Errors are reported to the caller that awaits the response or reads the body.
  request.on('error', () => {});
  request.end(typeof body === 'string' ? body : undefined);
  const [reply]: http.IncomingMessage[] = await once(request, 'response');
  if (!reply) throw new Error('no reply');
  reply.on('error', () => {});
  const { statusCode: status = 502, statusMessage: statusText = '' } = reply;
  const fields = Object.entries(reply.headersDistinct);
  const response = {
    status,
    statusText,
    headers: fields.flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  };
  const pieces = reply[Symbol.asyncIterator]();
  return withBody(response, pieces, checked(pieces));
}

/**
 * Reads the next piece of a body; undefined at its end. Not a generator: while it awaits a piece, a generator keeps the
 * one before, and with it up to 64 KB for each open reply.
 */
export type ReadPiece = () => Promise<Uint8Array | undefined>;

/** @returns the same response with the pieces that `read` returns as its body. If `read` throws, the source is ended. */
export function withBody(
  {
    status,
    statusText,
    headers,
  }: Pick<Response, 'status' | 'statusText'> & { readonly headers: Headers | [string, string][] },
  source: AsyncIterator<Uint8Array>,
  read: ReadPiece,
): Response {
  // `ReadableStream.from` is missing in the browser types with which the benchmarks compile this file.
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await read();
          if (piece) controller.enqueue(piece);
          else controller.close();
        } catch (error) {
          // A stream that has failed is never cancelled, and its connection would stay open.
          await source.return?.().catch(() => {});
          throw error;
        }
      },
      async cancel() {
        await source.return?.();
      },
    },
    // Without this, the stream would request a piece although its reader has not requested one.
    { highWaterMark: 0 },
  );
  return new Response(body, { status, statusText, headers });
}

function checked(pieces: AsyncIterator<Uint8Array>): ReadPiece {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  return async () => {
    const { done, value } = await pieces.next();
    if (done) {
      decoder.decode();
      return undefined;
    }
    bytes += value.byteLength;
    if (bytes > maxReplyBytes) throw new Error(`the reply has over ${maxReplyBytes} bytes`);
    decoder.decode(value, { stream: true });
    // Copied, because a small piece would keep its 64 KB socket buffer in memory while the next piece is awaited.
    return new Uint8Array(value);
  };
}

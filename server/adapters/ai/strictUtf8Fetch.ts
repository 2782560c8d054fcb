import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';

/**
 * Most bytes of one reply: the longest write-up, in chunks of some 400 bytes for each token of four
 * characters (docs/decisions/0016-incomplete-ai-replies-are-not-charged.md).
 */
export const maxReplyBytes = 100 * maxWriteUpLength;

/**
 * `fetch` for the SDK, which itself reads a line or an error body of any length, and replaces bytes
 * that are not UTF-8 by question marks. A body that is too long or not UTF-8 fails while it is
 * read, and its connection closes. A redirect is not followed but treated as a refusal, so the key
 * is sent only to the configured host. Not the global `fetch`: that holds the text of the request, and its bytes, until
 * the reply has ended, which for a prompt is twice what an open reply takes otherwise.
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
  // What ends it before or after its reply is reported to the caller that waits for it.
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
  return withBody(response, sound(reply));
}

/** @returns the same response with another body: of a generator, which takes less time and memory than a `TransformStream`. */
export function withBody(
  {
    status,
    statusText,
    headers,
  }: Pick<Response, 'status' | 'statusText'> & { readonly headers: Headers | [string, string][] },
  pieces: AsyncGenerator<Uint8Array>,
): Response {
  // `ReadableStream.from` is not among the types of browsers, with which the benchmarks compile this file.
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // A generator that waits for a piece without a reader could not be ended.
    { highWaterMark: 0 },
  );
  return new Response(body, { status, statusText, headers });
}

async function* sound(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > maxReplyBytes) throw new Error(`the reply has over ${maxReplyBytes} bytes`);
    decoder.decode(piece, { stream: true });
    // A copy: a piece of a few bytes would hold the 64 KB that the socket read it into, as long as the next is awaited.
    yield new Uint8Array(piece);
  }
  decoder.decode();
}

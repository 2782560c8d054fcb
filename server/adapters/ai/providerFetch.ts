import { readRefusal } from './providerRefusal.ts';
import { type ReadPiece, strictUtf8Fetch, withBody } from './strictUtf8Fetch.ts';

/** Maximum number of characters to read of a refusal's body; useful ones are shorter. */
const longestRefusal = 65_536;

/**
 * A `fetch` for the SDK. It reduces a refusal (4xx) to a code and the names of the refused fields, because the
 * provider's text may quote a prompt. A request that was refused for lack of credit is not retried. An unstreamed reply
 * to a streaming request is converted to a single event.
 */
export async function providerFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await strictUtf8Fetch(input, init);
  if (response.ok) {
    if (!response.body) return response;
    const pieces = response.body[Symbol.asyncIterator]();
    return withBody(response, pieces, unstreamedAsEvent(pieces));
  }
  const { status } = response;
  if (status < 400 || status >= 500) return response;
  const { fields, code } = readRefusal(status, await beginningOf(response));
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['retry-after', 'retry-after-ms', 'x-should-retry']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (code === 'insufficient_quota') headers.set('x-should-retry', 'false');
  const error = { message: 'refused', param: fields.join(','), code: code ?? null };
  return new Response(JSON.stringify({ error }), { status, headers });
}

/**
 * @returns the beginning of a body; less if the body breaks off, so that the status can still be used.
 */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  try {
    while (text.length < longestRefusal) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // If the request was aborted, the SDK's own signal reports it.
  } finally {
    reader.cancel().catch(() => {});
  }
  return text.slice(0, longestRefusal);
}

/** Converts an unstreamed reply to one event. No event starts with a brace, so a body that does is unstreamed. */
function unstreamedAsEvent(pieces: AsyncIterator<Uint8Array>): ReadPiece {
  let isUnstreamed: boolean | undefined;
  const received: Uint8Array[] = [];
  return async () => {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) break;
      isUnstreamed ??= opensWithBrace(value);
      if (isUnstreamed === false) return value;
      if (isUnstreamed) received.push(value);
    }
    if (received.length === 0) return undefined;
    const text = Buffer.concat(received.splice(0)).toString();
    return Buffer.from(`data: ${onOneLine(text)}\n\n`);
  };
}

/** @returns undefined if the piece is only white space, which decides nothing. */
function opensWithBrace(piece: Uint8Array): boolean | undefined {
  const first = Buffer.from(piece).toString('latin1').trimStart().at(0);
  return first === undefined ? undefined : first === '{';
}

function onOneLine(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text.replace(/\s+/g, ' ');
  }
}

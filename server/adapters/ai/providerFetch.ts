import { readRefusal } from './providerRefusal.ts';
import { strictUtf8Fetch } from './strictUtf8Fetch.ts';

/** Of the body of a refusal: those that say why say it in less. */
const longestRefusal = 65_536;

/**
 * `fetch` for the SDK. A refusal comes out with nothing in it but a code and the fields of ours that it names, so that no
 * word of a provider, which may quote a prompt, goes any further; an account without credit is not asked again. A reply
 * that comes whole though it was to be streamed comes out as one event.
 */
export async function providerFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await strictUtf8Fetch(input, init);
  if (response.ok) return response.body ? streamed(response, response.body) : response;
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

/** What can be read of a body; one that breaks off or is not text says less, and a status says something by itself. */
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
    // Where it was aborted, the SDK finds out from its own signal.
  } finally {
    reader.cancel().catch(() => {});
  }
  return text.slice(0, longestRefusal);
}

function streamed(response: Response, body: ReadableStream<Uint8Array>): Response {
  return new Response(body.pipeThrough(wholeAsEvent()), response);
}

/** No event begins with a brace: a body that does is a whole reply. */
function wholeAsEvent(): TransformStream<Uint8Array, Uint8Array> {
  let isWhole: boolean | undefined;
  const pieces: Uint8Array[] = [];
  return new TransformStream({
    transform(piece, controller) {
      isWhole ??= opensWithBrace(piece);
      if (isWhole) pieces.push(piece);
      else if (isWhole === false) controller.enqueue(piece);
    },
    flush(controller) {
      if (!isWhole) return;
      const text = Buffer.concat(pieces).toString();
      controller.enqueue(Buffer.from(`data: ${onOneLine(text)}\n\n`));
    },
  });
}

/** @returns undefined where a piece is white space alone, which says nothing in either form. */
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

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type CompletionRequest, completionRequest, ProtocolError } from './completionRequest.ts';
import { fitInto, sendCompletion, streamCompletion } from './sendCompletion.ts';

/** Far above the longest prompt of the product. */
const maxBytes = 4 * 1024 * 1024;

export interface Answering {
  /** Composes the reply; `turn` counts the requests. */
  readonly write: (wanted: CompletionRequest, turn: number) => string;
  readonly apiKey: string;
  readonly pieceDelayMs: number;
}

/** @returns the listener of `POST /v1/chat/completions`; every refusal has the form of the protocol. */
export function answerCompletions(answering: Answering): RequestListener {
  // Asked twice for the same thing, it words it differently, as a provider would.
  let asked = 0;
  return (request, response) => {
    answer(request, response, answering, asked++).catch((error: unknown) => {
      const refusal =
        error instanceof ProtocolError
          ? error
          : new ProtocolError(500, 'The sandbox writer failed.', null, 'server_error');
      if (response.headersSent) response.destroy();
      else sendRefusal(response, refusal);
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { write, apiKey, pieceDelayMs }: Answering,
  turn: number,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path !== '/v1/chat/completions')
    throw new ProtocolError(404, `Unknown address: ${path}`, 'unknown_url');
  if (request.method !== 'POST') {
    throw new ProtocolError(405, `Not allowed to ${request.method}.`, 'method_not_supported');
  }
  if (request.headers.authorization !== `Bearer ${apiKey}`) {
    throw new ProtocolError(401, 'Incorrect API key provided.', 'invalid_api_key');
  }
  const wanted = completionRequest(await readBody(request));
  const pieces = fitInto(write(wanted, turn), wanted.maxTokens);
  const delivery = { wanted, pieces, pieceDelayMs };
  if (wanted.stream) await streamCompletion(response, delivery);
  else await sendCompletion(response, delivery);
}

/** @returns the JSON that a request carries. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new ProtocolError(413, 'The request is too large.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new ProtocolError(400, 'We could not parse the JSON body of your request.');
  }
}

function sendRefusal(response: ServerResponse, refusal: ProtocolError): void {
  response.writeHead(refusal.status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(refusal.body));
}

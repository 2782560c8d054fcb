import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Refusal, readBody } from '../../loopback.ts';
import { type CompletionRequest, completionRequest } from './completionRequest.ts';
import { streamCompletion } from './streamCompletion.ts';

/** Maximum size of a request, far above the product's longest prompt. */
const maxBytes = 4 * 1024 * 1024;

export interface Answering {
  /** Composes the reply. `turn` is the number of earlier requests. */
  readonly write: (wanted: CompletionRequest, turn: number) => string;
  readonly apiKey: string;
  readonly pieceDelayMs: number;
  /** Called with errors other than refusals, unless the caller has disconnected. The reply does not contain them. */
  readonly onError: (error: unknown) => void;
}

/** @returns the listener of `POST /v1/chat/completions`. Every refusal has the protocol's format. */
export function answerCompletions(answering: Answering): RequestListener {
  // A repeated request gets a different wording, as from a real provider.
  let asked = 0;
  return (request, response) => {
    answer(request, response, answering, asked++).catch((error: unknown) => {
      // An error is not reported if the caller has disconnected.
      if (!(error instanceof Refusal || response.destroyed)) answering.onError(error);
      const failed = new Refusal(500, 'The sandbox writer failed.', { type: 'server_error' });
      const { status, body } = error instanceof Refusal ? error : failed;
      if (response.headersSent) return response.destroy();
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      return response.end(JSON.stringify(body));
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
  if (path !== '/v1/chat/completions') throw new Refusal(404, `Unknown address: ${path}`);
  if (request.method !== 'POST') throw new Refusal(405, `Not allowed to ${request.method}.`);
  if (request.headers.authorization !== `Bearer ${apiKey}`) {
    throw new Refusal(401, 'Incorrect API key provided.', { code: 'invalid_api_key' });
  }
  const wanted = completionRequest(await readBody(request, maxBytes));
  await streamCompletion(response, write(wanted, turn), wanted, pieceDelayMs);
}

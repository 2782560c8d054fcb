import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type CompletionRequest, completionRequest } from './completionRequest.ts';
import { compose } from './compose.ts';
import { fitInto, type Pieces, piecesOf } from './pieces.ts';
import { ProtocolError } from './protocolError.ts';
import { readBody } from './readBody.ts';
import { readPrompt } from './readPrompt.ts';
import { sendCompletion, streamCompletion } from './sendCompletion.ts';
import { composeStructure } from './structures/composeStructure.ts';

export interface Answering {
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
          : new ProtocolError(500, 'The sandbox writer failed.', 'server_error', null);
      if (response.headersSent) response.destroy();
      else sendRefusal(response, refusal);
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { apiKey, pieceDelayMs }: Answering,
  turn: number,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path !== '/v1/chat/completions') throw ProtocolError.unknownUrl(path);
  if (request.method !== 'POST') throw ProtocolError.wrongMethod(request.method ?? '');
  if (request.headers.authorization !== `Bearer ${apiKey}`) throw ProtocolError.wrongKey();
  const wanted = completionRequest(await readBody(request));
  const pieces = write(wanted, turn);
  const delivery = { wanted, pieces, pieceDelayMs };
  if (wanted.stream) await streamCompletion(response, delivery);
  else await sendCompletion(response, delivery);
}

function write(wanted: CompletionRequest, turn: number): Pieces {
  const prompt = readPrompt(wanted.messages);
  const text = composeStructure(prompt, wanted.structure, turn) ?? compose(prompt, turn);
  return fitInto(piecesOf(text), wanted.maxTokens);
}

function sendRefusal(response: ServerResponse, refusal: ProtocolError): void {
  response.writeHead(refusal.status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(refusal.body));
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompletionRequest } from './completionRequest.ts';

/** A text in the pieces that it is sent in, and how it ends. */
export interface Pieces {
  readonly pieces: readonly string[];
  readonly finishReason: 'stop' | 'length';
}

/** Cuts a text at `maxTokens`, a piece standing for a token, as a provider cuts one. */
export function fitInto(text: string, maxTokens: number): Pieces {
  const pieces = piecesOf(text);
  if (pieces.length <= maxTokens) return { pieces, finishReason: 'stop' };
  return { pieces: pieces.slice(0, maxTokens), finishReason: 'length' };
}

/** @returns the words of a text, each with the white space before it; joined they are the text again. */
function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+/g) ?? [];
}

export interface Delivery {
  readonly wanted: CompletionRequest;
  readonly pieces: Pieces;
  readonly pieceDelayMs: number;
}

/** Sends the whole text at once, after the time that writing it takes. */
export async function sendCompletion(
  response: ServerResponse,
  { wanted, pieces, pieceDelayMs }: Delivery,
): Promise<void> {
  const gone = goneSignal(response);
  await waitUnlessGone(pieceDelayMs * pieces.pieces.length, gone);
  if (gone.aborted) return;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      ...head(wanted, 'chat.completion'),
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: pieces.pieces.join(''), refusal: null },
          logprobs: null,
          finish_reason: pieces.finishReason,
        },
      ],
      usage: usageOf(wanted, pieces),
    }),
  );
}

/** Sends the text as server-sent events, piece by piece; stops when the connection ends. */
export async function streamCompletion(
  response: ServerResponse,
  { wanted, pieces, pieceDelayMs }: Delivery,
): Promise<void> {
  const gone = goneSignal(response);
  const common = head(wanted, 'chat.completion.chunk');
  const send = async (event: unknown): Promise<void> => {
    const ready = response.write(
      `data: ${JSON.stringify({ ...common, ...(event as object) })}\n\n`,
    );
    if (!ready && !gone.aborted) await once(response, 'drain', { signal: gone }).catch(() => {});
  };
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  await send(choice({ role: 'assistant', content: '' }, null));
  for (const piece of pieces.pieces) {
    if (gone.aborted) return;
    await send(choice({ content: piece }, null));
    await waitUnlessGone(pieceDelayMs, gone);
  }
  if (gone.aborted) return;
  await send(choice({}, pieces.finishReason));
  if (wanted.includeUsage) await send({ choices: [], usage: usageOf(wanted, pieces) });
  response.end('data: [DONE]\n\n');
}

function choice(delta: object, finishReason: Pieces['finishReason'] | null) {
  return { choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] };
}

function head({ model }: CompletionRequest, object: string) {
  return {
    id: `chatcmpl-${randomUUID()}`,
    object,
    created: Math.floor(Date.now() / 1_000),
    model,
  };
}

function usageOf({ messages }: CompletionRequest, { pieces }: Pieces) {
  const asked = messages.reduce((sum, { content }) => sum + piecesOf(content).length, 0);
  return {
    prompt_tokens: asked,
    completion_tokens: pieces.length,
    total_tokens: asked + pieces.length,
  };
}

/** @returns a signal that aborts when the connection ends before the reply does. */
function goneSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

async function waitUnlessGone(ms: number, gone: AbortSignal): Promise<void> {
  if (ms > 0) await pause(ms, undefined, { signal: gone }).catch(() => {});
}

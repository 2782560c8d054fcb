import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompletionRequest } from './completionRequest.ts';

/** @returns the words of a text, each with the white space before it, so that joining them gives the text again. */
function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+/g) ?? [];
}

/**
 * Sends a text as server-sent events, one per word. A word counts as a token: the text is cut at the requested maximum.
 * Sending stops if the connection closes.
 */
export async function streamCompletion(
  response: ServerResponse,
  text: string,
  wanted: CompletionRequest,
  pieceDelayMs: number,
): Promise<void> {
  const whole = piecesOf(text);
  const pieces = whole.slice(0, wanted.maxTokens);
  const gone = goneSignal(response);
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion.chunk',
    created: Math.floor(Date.now() / 1_000),
    model: wanted.model,
  };
  const send = async (event: object): Promise<void> => {
    const ready = response.write(`data: ${JSON.stringify({ ...head, ...event })}\n\n`);
    if (!ready && !gone.aborted) await once(response, 'drain', { signal: gone }).catch(() => {});
  };
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  await send(choice({ role: 'assistant', content: '' }, null));
  for (const piece of pieces) {
    if (gone.aborted) return;
    await send(choice({ content: piece }, null));
    if (pieceDelayMs > 0) await pause(pieceDelayMs, undefined, { signal: gone }).catch(() => {});
  }
  if (gone.aborted) return;
  await send(choice({}, pieces.length < whole.length ? 'length' : 'stop'));
  if (wanted.includeUsage) await send({ choices: [], usage: usageOf(wanted, pieces.length) });
  response.end('data: [DONE]\n\n');
}

function choice(delta: object, finishReason: 'stop' | 'length' | null) {
  return { choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] };
}

function usageOf({ messages }: CompletionRequest, written: number) {
  const asked = messages.reduce((sum, { content }) => sum + piecesOf(content).length, 0);
  return { prompt_tokens: asked, completion_tokens: written, total_tokens: asked + written };
}

/** @returns a signal that aborts when the connection closes. */
function goneSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

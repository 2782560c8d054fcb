import { randomBytes } from 'node:crypto';
import { listen } from '../loopback.ts';
import { readPrompt } from './prompt/readPrompt.ts';
import { answerCompletions } from './protocol/answerCompletions.ts';
import type { CompletionRequest } from './protocol/completionRequest.ts';
import { composeRevision } from './revisions/composeRevision.ts';
import { composeTranslation } from './revisions/composeTranslation.ts';
import { compose } from './sections/compose.ts';
import { composeStructure } from './structures/composeStructure.ts';

/**
 * With this pause in milliseconds, a full text of about 900 words takes some five seconds, similar to a real provider.
 */
const humanPieceDelayMs = 4;

export interface SandboxWriter {
  /** The same format as `AI_BASE_URL`; the SDK adds `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Aborts the replies in progress, and frees the port. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in for an AI provider: a server on its own loopback port that speaks the chat-completions protocol,
 * and composes texts from the prompt alone, without any model.
 * @param options.pieceDelayMs pause after each piece of a text, in milliseconds.
 * @param options.onError called with errors of the stand-in.
 */
export async function startSandboxWriter(
  options: { readonly pieceDelayMs?: number; readonly onError?: (error: unknown) => void } = {},
): Promise<SandboxWriter> {
  const apiKey = `sandbox-${randomBytes(16).toString('hex')}`;
  const { pieceDelayMs = humanPieceDelayMs, onError = () => {} } = options;
  const { origin, close } = await listen(
    answerCompletions({ write, apiKey, pieceDelayMs, onError }),
  );
  return { baseUrl: `${origin}/v1`, apiKey, close };
}

function write({ messages, structure }: CompletionRequest, turn: number): string {
  const prompt = readPrompt(messages);
  return (
    composeTranslation(messages) ??
    composeStructure(prompt, structure, turn) ??
    composeRevision(prompt) ??
    compose(prompt, turn)
  );
}

import { randomBytes } from 'node:crypto';
import { listen } from '../loopback.ts';
import { readPrompt } from './prompt/readPrompt.ts';
import { answerCompletions } from './protocol/answerCompletions.ts';
import type { CompletionRequest } from './protocol/completionRequest.ts';
import { composeRevision } from './revisions/composeRevision.ts';
import { composeTranslation } from './revisions/composeTranslation.ts';
import { compose } from './sections/compose.ts';
import { composeStructure } from './structures/composeStructure.ts';

/** A full text of some 900 words then takes about five seconds, near the pace of a real provider. */
const humanPieceDelayMs = 4;

export interface SandboxWriter {
  /** As `AI_BASE_URL` would be: the SDK adds `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Cuts the texts still being written and frees the port. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in for an AI provider: a server on loopback, on a port of its own, that speaks the
 * chat-completions protocol and composes its texts from the prompt alone, without any model.
 * @param options.pieceDelayMs pause after each piece of a text, in milliseconds.
 * @param options.onError gets what went wrong in it.
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

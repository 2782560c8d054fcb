import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPrompt } from './prompt/readPrompt.ts';
import { answerCompletions } from './protocol/answerCompletions.ts';
import type { CompletionRequest } from './protocol/completionRequest.ts';
import { composeRevision } from './revisions/composeRevision.ts';
import { composeTranslation } from './revisions/composeTranslation.ts';
import { compose } from './sections/compose.ts';
import { composeStructure } from './structures/composeStructure.ts';

/** A whole text of some 900 words then takes about five seconds, near the pace of a real provider. */
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
 */
export async function startSandboxWriter(
  options: { readonly pieceDelayMs?: number } = {},
): Promise<SandboxWriter> {
  const apiKey = `sandbox-${randomBytes(16).toString('hex')}`;
  const pieceDelayMs = options.pieceDelayMs ?? humanPieceDelayMs;
  const server = createServer(answerCompletions({ write, apiKey, pieceDelayMs }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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

import { createWriter, type WriterLimits } from '@elan/server/adapters/ai/openAi';
import type { Provider } from './provider.ts';
import type { Answer } from './providerAnswers.ts';

export interface Asked {
  readonly limits?: WriterLimits;
  readonly signal?: AbortSignal;
  readonly onText?: () => void;
  readonly onThinking?: () => void;
}

/** The settings of a writer, without those of its provider. */
export const writerSettings = {
  apiKey: 'key',
  model: 'm',
  fallbackModel: undefined,
  temperature: 0.7,
  maxTokens: 3_000,
  reasoningEffort: undefined,
};

/**
 * Requests one reply from a provider that gives this answer.
 * @returns the reply or its error, the streamed text, the calls made, and the duration.
 */
export async function writeOnce(provider: Provider, answer: Answer, asked: Asked = {}) {
  const { limits = {}, signal = new AbortController().signal } = asked;
  const { onText = () => {}, onThinking = () => {} } = asked;
  provider.answers(answer);
  const before = provider.requests.length;
  const { baseUrl } = provider;
  const writer = createWriter({ baseUrl, ...writerSettings, ...limits });
  let streamed = '';
  const began = performance.now();
  const outcome = await writer
    .write([{ role: 'user', content: 'Bonjour' }], {
      signal,
      onText: (piece) => {
        streamed += piece;
        onText();
      },
      onThinking,
    })
    .catch((error: unknown) => error);
  const calls = provider.requests.slice(before);
  return { outcome, streamed, calls, ms: performance.now() - began };
}

import { createWriter, type WriterLimits } from '../adapters/ai/openAi.ts';
import type { Provider } from './provider.ts';
import type { Answer } from './providerAnswers.ts';

export interface Asked {
  readonly limits?: WriterLimits;
  readonly signal?: AbortSignal;
  readonly onText?: () => void;
  readonly onThinking?: () => void;
}

/** Of a writer, but for its provider. */
export const writerSettings = {
  apiKey: 'key',
  model: 'm',
  fallbackModel: undefined,
  temperature: 0.7,
  maxTokens: 3_000,
  reasoningEffort: undefined,
};

/**
 * Has one reply written by a provider that answers so.
 * @returns it or why it failed, what was told of it meanwhile, the calls that it took, and how long.
 */
export async function writeOnce(provider: Provider, answer: Answer, asked: Asked = {}) {
  const { limits = {}, signal = new AbortController().signal } = asked;
  const { onText = () => {}, onThinking = () => {} } = asked;
  provider.answers(answer);
  const before = provider.requests.length;
  const { baseUrl } = provider;
  const writer = createWriter({ baseUrl, ...writerSettings, ...limits });
  let told = '';
  const began = performance.now();
  const outcome = await writer
    .write([{ role: 'user', content: 'Bonjour' }], {
      signal,
      onText: (piece) => {
        told += piece;
        onText();
      },
      onThinking,
    })
    .catch((error: unknown) => error);
  const calls = provider.requests.slice(before);
  return { outcome, told, calls, ms: performance.now() - began };
}

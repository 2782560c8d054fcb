import { createWriter, type WriterLimits } from '../outside/ai.ts';
import type { Provider } from './provider.ts';
import type { Answer } from './providerAnswers.ts';

export interface Asked {
  readonly limits?: WriterLimits;
  readonly signal?: AbortSignal;
  readonly onText?: () => void;
}

/**
 * Has one reply written by a provider that answers so.
 * @returns it or why it failed, what was told of it meanwhile, the calls that it took, and how long.
 */
export async function writeOnce(provider: Provider, answer: Answer, asked: Asked = {}) {
  const { limits = {}, signal = new AbortController().signal, onText = () => {} } = asked;
  provider.answers(answer);
  const before = provider.requests.length;
  const { baseUrl } = provider;
  const model = { model: 'm', temperature: 0.7, maxTokens: 3_000 };
  const writer = createWriter({ baseUrl, apiKey: 'key', ...model, ...limits });
  let told = '';
  const began = performance.now();
  const outcome = await writer
    .write([{ role: 'user', content: 'Bonjour' }], {
      signal,
      onText: (piece) => {
        told += piece;
        onText();
      },
    })
    .catch((error: unknown) => error);
  const calls = provider.requests.slice(before);
  return { outcome, told, calls, ms: performance.now() - began };
}

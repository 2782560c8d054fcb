import { Failure, type FailureCode } from '@elan/domain/failure';
import { createWriter } from '../adapters/ai/openAi.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { reasonOf } from './reason.ts';

/** Time limit in milliseconds: a reasoning model may take this long for one word. */
const answerMs = 45_000;

/**
 * Makes the provider write one word, with the same model and form of request as the server.
 * @returns a message with the model and host that replied, or that no provider is configured.
 * @throws ConfigError that names the wrong setting.
 */
export async function checkAi({ ai }: Config): Promise<string> {
  const { provider } = ai;
  if (provider === undefined) return 'AI_BASE_URL is not set: the stand-in writes';
  const host = new URL(provider.baseUrl).host;
  let trouble: string | undefined;
  let model = ai.model;
  const writer = createWriter(
    { ...ai, ...provider, timeoutMs: answerMs, silenceMs: answerMs },
    {
      event: (_message, fields) => {
        model = fields?.model ?? model;
      },
      error: (_error, message) => {
        trouble = message;
      },
    },
  );
  try {
    await writer.write([{ role: 'user', content: 'Reply with this one word: ready' }], {
      signal: AbortSignal.timeout(answerMs),
      onText: () => {},
    });
  } catch (error) {
    const code = error instanceof Failure ? error.code : undefined;
    throw new ConfigError(trouble ?? problemOf(code, host, error));
  }
  const fallback =
    model === ai.model ? '' : `; AI_MODEL ${ai.model} is gone, and the fallback writes`;
  return `${model} at ${host} answers${fallback}`;
}

function problemOf(code: FailureCode | undefined, host: string, error: unknown): string {
  if (code === 'ai_empty_reply') {
    return `AI_MAX_TOKENS or AI_BASE_URL: ${host} answers without a text`;
  }
  if (code === 'ai_refused') return `AI_MODEL: ${host} refuses to write even one word`;
  return `AI_BASE_URL: ${host} does not write (${reasonOf(error)})`;
}

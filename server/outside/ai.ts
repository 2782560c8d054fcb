import { Failure } from '@elan/domain/failure';
import { generationTimeoutMs, tokenTimeoutMs } from '@elan/domain/generation/limits';
import { maxWriteUpLength } from '@elan/domain/project/moduleEntry';
import { madeStorable } from '@elan/domain/text';
import OpenAI from 'openai';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** A finished reply; `cut` when the provider reached its length limit. */
export interface Reply {
  readonly text: string;
  readonly ending: 'complete' | 'cut';
}

/** Whoever writes: a provider or the sandbox's writer, behind the same protocol. */
export interface Writer {
  /**
   * Streams one reply. `onText` gets each piece as it comes.
   * @throws the signal's reason when it is aborted; Failure `ai_unavailable` or `ai_empty_reply` otherwise.
   */
  write(
    messages: readonly ChatMessage[],
    options: { readonly signal: AbortSignal; readonly onText: (piece: string) => void },
  ): Promise<Reply>;
}

export interface WriterSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  /** Longest life and longest silence, in milliseconds; the domain's unless a test shortens them. */
  readonly timeoutMs?: number;
  readonly silenceMs?: number;
}

/** Talks to any OpenAI-compatible provider with the official SDK (decision D1). */
export function createWriter(settings: WriterSettings): Writer {
  const timeoutMs = settings.timeoutMs ?? generationTimeoutMs;
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: timeoutMs,
    maxRetries: 2,
  });
  return {
    async write(messages, { signal, onText }) {
      const watchdog = watchSilence(settings.silenceMs ?? tokenTimeoutMs);
      const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs), watchdog.signal]);
      try {
        return await stream(client, settings, messages, limits, (piece) => {
          watchdog.heard();
          onText(piece);
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Failure) throw error;
        throw new Failure('ai_unavailable', { cause: limits.aborted ? limits.reason : error });
      } finally {
        watchdog.end();
      }
    },
  };
}

async function stream(
  client: OpenAI,
  settings: WriterSettings,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  onText: (piece: string) => void,
): Promise<Reply> {
  const chunks = await client.chat.completions.create(
    {
      model: settings.model,
      messages: [...messages],
      temperature: settings.temperature,
      max_tokens: settings.maxTokens,
      stream: true,
    },
    { signal },
  );
  let text = '';
  let finish: string | null | undefined;
  for await (const chunk of chunks) {
    const choice = chunk.choices[0];
    const piece = choice?.delta?.content;
    if (piece) {
      text += piece;
      if (text.length > maxWriteUpLength) throw new Error('the reply is longer than any write-up');
      onText(piece);
    }
    finish = choice?.finish_reason ?? finish;
  }
  // The SDK ends the loop quietly when the signal aborts, and when the provider just stops.
  signal.throwIfAborted();
  if (finish !== 'stop' && finish !== 'length') {
    throw new Error(`the stream ended without finish_reason stop or length (${finish ?? 'none'})`);
  }
  const storable = madeStorable(text);
  if (storable.trim() === '') throw new Failure('ai_empty_reply');
  return { text: storable, ending: finish === 'stop' ? 'complete' : 'cut' };
}

/** The SDK's time-out does not cover a stall in mid-stream; this does. */
function watchSilence(silenceMs: number) {
  const controller = new AbortController();
  const silent = () => controller.abort(new Error(`no token for ${silenceMs} ms`));
  const timer = setTimeout(silent, silenceMs);
  return {
    signal: controller.signal,
    heard: () => timer.refresh(),
    end: () => clearTimeout(timer),
  };
}

import { Failure } from '@elan/domain/failure';
import { generationTimeoutMs, tokenTimeoutMs } from '@elan/domain/generation/limits';
import OpenAI from 'openai';
import { type Reply, readReply } from './readReply.ts';
import { soundFetch } from './soundFetch.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** A structure as the protocol asks for it: a JSON Schema under a name. */
export interface ReplySchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Whoever writes: a provider or the sandbox's writer, behind the same protocol. */
export interface Writer {
  /**
   * Streams one reply. `onText` gets each piece as it comes.
   * @throws the signal's reason when it is aborted; Failure `ai_unavailable` or `ai_empty_reply` otherwise.
   */
  write(
    messages: readonly ChatMessage[],
    options: {
      readonly signal: AbortSignal;
      readonly onText: (piece: string) => void;
      /** The structure to ask for; a provider that takes none is asked without. */
      readonly schema?: ReplySchema | undefined;
      /** What is left of the life of the generation, where it makes several calls. */
      readonly timeoutMs?: number;
    },
  ): Promise<Reply>;
}

/** Longest life and longest silence, in milliseconds; the domain's unless a test shortens them. */
export interface WriterLimits {
  readonly timeoutMs?: number;
  readonly silenceMs?: number;
}

export interface WriterSettings extends WriterLimits {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
}

/** Talks to any OpenAI-compatible provider with the official SDK (decision D1). */
export function createWriter(settings: WriterSettings): Writer {
  const timeoutMs = settings.timeoutMs ?? generationTimeoutMs;
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: timeoutMs,
    // It waits as long as the provider asks, up to a minute; our limits interrupt that too.
    maxRetries: 2,
    fetch: soundFetch,
    // What goes wrong is thrown, and told once, by us.
    logLevel: 'off',
  });
  const asking = schemaAsking();
  return {
    async write(messages, { signal, onText, schema, timeoutMs: left = timeoutMs }) {
      const watchdog = watchSilence(settings.silenceMs ?? tokenTimeoutMs);
      const over = new AbortController();
      const limits = AbortSignal.any([
        signal,
        AbortSignal.timeout(Math.max(0, Math.min(timeoutMs, Math.ceil(left)))),
        watchdog.signal,
        over.signal,
      ]);
      try {
        const ask = (format: object) =>
          client.chat.completions.create(
            {
              model: settings.model,
              messages: [...messages],
              temperature: settings.temperature,
              max_tokens: settings.maxTokens,
              stream: true,
              ...format,
            },
            { signal: limits },
          );
        const chunks = await asking(ask, schema);
        return await readReply(chunks, limits, (piece) => {
          watchdog.heard();
          onText(piece);
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Failure) throw error;
        throw new Failure('ai_unavailable', { cause: limits.aborted ? limits.reason : error });
      } finally {
        watchdog.end();
        // Nobody reads what may still come: the provider sees its connection closed.
        over.abort();
      }
    },
  };
}

/**
 * Asks for a structure with its schema, and without where the provider refuses that: the task says
 * it in words too. What it refused once it is not asked again.
 */
function schemaAsking() {
  let takesSchemas = true;
  return async <Stream>(
    ask: (format: object) => Promise<Stream>,
    schema: ReplySchema | undefined,
  ): Promise<Stream> => {
    if (!schema || !takesSchemas) return ask({});
    try {
      return await ask({
        response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const stream = await ask({});
      takesSchemas = false;
      return stream;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError
  );
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

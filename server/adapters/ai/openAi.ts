import { Failure } from '@elan/domain/failure';
import { callTimeoutMs, tokenTimeoutMs } from '@elan/domain/generation/limits';
import OpenAI from 'openai';
import type { TokenUsage } from './chunk.ts';
import { createNegotiation } from './negotiation.ts';
import { providerFetch } from './providerFetch.ts';
import {
  createTroubleReport,
  isContentRefused,
  troubleOf,
  type WriterReport,
} from './providerTrouble.ts';
import { type Reply, readReply } from './readCompletion.ts';
import { fieldValues, type ReplySchema, type RequestSettings } from './requestForm.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Generates replies, through a provider or the sandbox's stand-in, which use the same protocol. */
export interface Writer {
  /**
   * Streams one reply; `onText` receives each piece as it arrives.
   * @throws the signal's reason if it is aborted; otherwise Failure `ai_unavailable`, `ai_misconfigured`, `ai_refused`
   *   or `ai_empty_reply`.
   */
  write(messages: readonly ChatMessage[], options: WriteOptions): Promise<Reply>;
}

export interface WriteOptions {
  readonly signal: AbortSignal;
  readonly onText: (piece: string) => void;
  /** Called while the model reasons, before or between pieces of text: immediately, then at most once a second. */
  readonly onThinking?: () => void;
  /** Called with facts about the call as they become known, even if the call fails in the end. */
  readonly onKnown?: (known: KnownOfCall) => void;
  /** The schema of the reply. It is left out once the provider has refused schemas. */
  readonly schema?: ReplySchema | undefined;
  /**
   * Time left for the generation, in milliseconds. The call ends after this, or after its own limit if that is shorter.
   */
  readonly timeoutMs?: number;
}

/** The model that accepted a request, and the tokens that its reply used. */
export interface KnownOfCall {
  readonly model: string;
  readonly usage: TokenUsage | undefined;
}

/** Maximum duration of a call and maximum silence within it, in milliseconds; the domain's limits if absent. */
export interface WriterLimits {
  readonly timeoutMs?: number;
  readonly silenceMs?: number;
}

export interface WriterSettings extends WriterLimits, RequestSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly fallbackModel: string | undefined;
}

const silentReport: WriterReport = { event: () => {}, error: () => {} };

/**
 * Connects to any OpenAI-compatible provider with the official SDK (docs/product.md#ai-requests), adapting the form of
 * requests to what the provider accepts.
 * @param report receives events and errors for the operator; if absent, they are dropped.
 */
export function createWriter(
  settings: WriterSettings,
  report: WriterReport = silentReport,
): Writer {
  const timeoutMs = settings.timeoutMs ?? callTimeoutMs;
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: timeoutMs,
    // Before a retry, the SDK waits as long as the provider requests, unless that is over a minute. Our limits
    // interrupt that wait too.
    maxRetries: 2,
    fetch: providerFetch,
    // Errors are thrown, and we log them ourselves.
    logLevel: 'off',
  });
  const negotiation = createNegotiation(settings, {
    onFallback: (model) =>
      report.event('AI_MODEL is gone: AI_FALLBACK_MODEL is used from now on', { model }),
    onForm: ({ model, fields }) =>
      report.event('AI: model and form of request in use', { model, form: fields.join(', ') }),
  });
  const troubles = createTroubleReport(report);
  return {
    async write(messages, { signal, onText, onThinking, onKnown, schema, timeoutMs: left }) {
      const watchdog = watchSilence(settings.silenceMs ?? tokenTimeoutMs);
      const over = new AbortController();
      const limits = AbortSignal.any([
        signal,
        AbortSignal.timeout(Math.max(0, Math.min(timeoutMs, Math.ceil(left ?? timeoutMs)))),
        watchdog.signal,
        over.signal,
      ]);
      const values = fieldValues(settings, schema);
      let asked: Awaited<ReturnType<typeof ask>> | undefined;
      const ask = () =>
        negotiation.ask(
          values,
          ({ model, fields }) =>
            client.chat.completions.create(
              {
                model,
                messages: [...messages],
                stream: true,
                ...Object.fromEntries(fields.map((field) => [field, values[field]])),
              },
              { signal: limits },
            ),
          limits,
        );
      try {
        asked = await ask();
        const { model, accepted } = asked;
        onKnown?.({ model, usage: undefined });
        return await readReply(asked.stream, limits, {
          onText,
          onThought: atMostEverySecond(onThinking),
          onUsage: (usage) => onKnown?.({ model, usage }),
          onChunk() {
            watchdog.heard();
            accepted();
            troubles.over();
          },
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Failure) throw error;
        if (limits.aborted) throw new Failure('ai_unavailable', { cause: limits.reason });
        if (isContentRefused(error)) throw new Failure('ai_refused', { cause: error });
        const trouble = troubleOf(error);
        if (!trouble) throw new Failure('ai_unavailable', { cause: error });
        troubles.report(trouble, error);
        throw new Failure('ai_misconfigured', { cause: error });
      } finally {
        asked?.over();
        watchdog.end();
        // Closes the connection to the provider, since nothing more is read.
        over.abort();
      }
    },
  };
}

/** Throttles notifications, since a model may reason in thousands of chunks. */
function atMostEverySecond(notify: () => void = () => {}): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < 1_000) return;
    last = now;
    notify();
  };
}

/** Aborts if no chunk arrives for `silenceMs`, because the SDK's timeout does not cover a stall in mid-stream. */
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

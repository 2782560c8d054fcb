import type { FailureReply } from '@elan/domain/contract/call';
import { tokenTimeoutMs } from '@elan/domain/generation/limits';
import type { Growing } from '@elan/domain/project/growing';
import {
  ApiFailure,
  call,
  failureOf,
  isCode,
  readFailureCode,
  received,
  send,
  urlOf,
} from '../lib/apiClient.ts';
import { contract, type ReplyOf } from '../lib/contract.ts';
import { announceSessionEnd } from '../lib/sessionEnd.ts';
import { createEventStreamParser, type StreamEvent } from './parseEventStream.ts';

export type GenerationReply = ReplyOf<'generateModule'>;

/** Calls that start a generation, by action. A generation without an action uses `generateModule`. */
const calls = {
  autoFill: contract.autoFillModule,
  revise: contract.reviseModule,
  translate: contract.translateModule,
} as const;

/** A requested generation, with the data needed to request it again. */
export interface RequestedGeneration {
  readonly key: string;
  readonly action?: keyof typeof calls | undefined;
  /** The exact request body; the server rejects the same key with another body. */
  readonly body: object;
  readonly startedAt: string;
}

/** A request for a generation, including its module. */
export interface GenerationOrder extends Pick<RequestedGeneration, 'key' | 'body' | 'action'> {
  readonly projectId: string;
  readonly module: string;
}

/** `ask` starts the generation if needed; `look` only finds one that was requested before. */
export type Approach = 'ask' | 'look';

export interface Watching {
  readonly signal: AbortSignal;
  /** Called when the server has accepted the request; the first text may take much longer. */
  readonly onConnected: () => void;
  /** Called with the full text received so far. */
  readonly onText: (text: string) => void;
  /** Called with all parts of a structured result that are complete so far. */
  readonly onGrowing: (growing: Growing) => void;
  /** Called when the model starts or stops reasoning, which it does before it writes. */
  readonly onThinking: (isThinking: boolean) => void;
}

/**
 * A longer silence, in milliseconds, means that the connection is dead: the server sends a comment every 15 seconds,
 * and gives up on a silent provider after `tokenTimeoutMs`.
 */
const silenceMs = tokenTimeoutMs + 30_000;
const lookEveryMs = 1_000;

function requestOf({ projectId: id, module, key, body, action }: GenerationOrder, how: Approach) {
  const accept = 'text/event-stream';
  if (how === 'look') {
    const { method } = contract.findGeneration;
    const url = urlOf(contract.findGeneration, { params: { id, module, key } });
    return [url, { method, headers: { accept } }] as const;
  }
  const asked = action ? calls[action] : contract.generateModule;
  return [
    urlOf(asked, { params: { id, module } }),
    {
      method: asked.method,
      headers: { 'content-type': 'application/json', accept, 'idempotency-key': key },
      body: JSON.stringify(body),
    },
  ] as const;
}

/**
 * Requests or looks up a generation and follows it to its end. The same key follows the same generation, which is
 * neither started nor charged twice.
 * @throws ApiFailure if the request or the generation fails: with code `network` if the connection broke before the
 *   end, or `generation_not_begun` if there is no such generation.
 */
export async function watchGeneration(
  order: GenerationOrder,
  how: Approach,
  { signal, onConnected, onText, onGrowing, onThinking }: Watching,
): Promise<GenerationReply> {
  // Loaded before the request: otherwise, after a failed download, the page could not follow its own generation.
  const generationEvents = await received(loadEvents());
  const [url, request] = requestOf(order, how);
  const reply = await send(url, { ...request, signal });
  if (!reply.ok) {
    const failure = await failureOf(reply, signal);
    if (failure.code === 'unauthenticated') announceSessionEnd();
    throw failure;
  }
  onConnected();
  let text = '';
  for await (const event of eventsOf(reply, signal)) {
    if (event.name === 'token') {
      text += generationEvents.token.parse(JSON.parse(event.data)).text;
      onText(text);
    }
    if (event.name === 'partial') {
      onGrowing(generationEvents.partial.parse(JSON.parse(event.data)).result);
    }
    if (event.name === 'thinking') {
      onThinking(generationEvents.thinking.parse(JSON.parse(event.data)).isThinking);
    }
    if (event.name === 'done') return generationEvents.done.parse(JSON.parse(event.data));
    if (event.name === 'error')
      throw await endedBy(generationEvents.error.parse(JSON.parse(event.data)));
  }
  throw new ApiFailure('network');
}

/** Loads the schemas of the events, on the first generation. */
const loadEvents = async () => (await import('./generationEvents.ts')).generationEvents;

/** Converts an error event into a failure. If the session has ended, announces that; the generation continues. */
async function endedBy({ code, error: detail }: FailureReply): Promise<ApiFailure> {
  if (code === 'unauthenticated') {
    announceSessionEnd();
    return new ApiFailure(code, { detail, status: 401 });
  }
  return new ApiFailure(await readFailureCode(code), { detail, status: 200 });
}

async function* eventsOf(reply: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const reader = reply.body?.getReader();
  if (!reader) return;
  const read = createEventStreamParser();
  const silence = watchSilence();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), silence.broken]);
      if (done) return;
      silence.heard();
      yield* read(value);
    }
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiFailure) throw cause;
    throw new ApiFailure('network');
  } finally {
    silence.end();
    reader.cancel().catch(() => {});
  }
}

/** @returns `broken`, a promise that rejects after `silenceMs` without data. Call `heard` whenever data arrives. */
function watchSilence() {
  let heardAt = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const broken = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (performance.now() - heardAt >= silenceMs) reject(new ApiFailure('network'));
    }, lookEveryMs);
  });
  broken.catch(() => {});
  return {
    broken,
    heard() {
      heardAt = performance.now();
    },
    end: () => clearInterval(timer),
  };
}

/** Delays between attempts to stop, in milliseconds. The generation's own request may still be in flight. */
const waitsMs: readonly number[] = [300, 900, 1_800];

/**
 * Stops a generation. Retries a few times if the server does not know it yet.
 * @throws ApiFailure if the request or the last attempt fails.
 */
export async function requestStop(place: {
  readonly projectId: string;
  readonly module: string;
  readonly key: string;
}): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await call(contract.stopGeneration, {
        params: { id: place.projectId, module: place.module },
        body: { idempotencyKey: place.key },
      });
      return;
    } catch (failure) {
      const wait = waitsMs[attempt];
      if (!isCode(failure, 'not_found') || wait === undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

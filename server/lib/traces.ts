import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The attributes of a span. They contain no user text, email or query parameter
 * (docs/decisions/0064-one-line-a-request-and-metrics-on-a-port-of-their-own.md).
 */
export interface SpanFacts {
  readonly 'http.request.method'?: string;
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'db.system.name'?: 'postgresql';
  readonly 'db.operation.name'?: string;
  readonly 'db.collection.name'?: string;
  readonly 'gen_ai.request.model'?: string;
  readonly 'elan.module'?: string;
  readonly 'elan.action'?: string;
  /** `succeeded`, or the code of a failure. */
  readonly 'elan.outcome'?: string;
}

/** A step of a trace. */
export interface Span {
  readonly traceId: string;
  /** Identifies the span elsewhere, as the header `traceparent` (W3C Trace Context). */
  readonly traceparent: string;
  /** @param kind `client` if the step waits for another service. */
  child(name: string, kind: SpanKind, facts: SpanFacts): Span;
  end(facts?: SpanFacts & { readonly failed?: boolean }): void;
}

export type SpanKind = 'internal' | 'client';

/** Starts traces and sends them. Its implementation is loaded only if traces are configured. */
export interface Tracer {
  /**
   * @param kind `server` for a request, `consumer` for a job.
   * @param traceparent identifies the caller's span, whose trace is continued here.
   */
  begin(
    name: string,
    kind: 'server' | 'consumer',
    traceparent: string | undefined,
    facts: SpanFacts,
  ): Span;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

const active = new AsyncLocalStorage<Span>();

/** Runs `work`, and everything it starts, within the span. */
export function within<Result>(span: Span, work: () => Result): Result {
  return active.run(span, work);
}

/** @returns the current span; undefined if nothing is traced. */
export function activeSpan(): Span | undefined {
  return active.getStore();
}

/** Runs `work` as a later step of a trace, or simply runs it if `traceparent` or `tracer` is absent. */
export async function tracedLater<Result>(
  tracer: Tracer | undefined,
  name: string,
  traceparent: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer || traceparent === null) return work();
  return untilEnd(tracer.begin(name, 'consumer', traceparent, {}), work);
}

/** Runs `work` as a step of the current trace, or simply runs it if there is none. */
export async function traced<Result>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = activeSpan()?.child(name, kind, facts);
  return span === undefined ? work() : untilEnd(span, work);
}

async function untilEnd<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

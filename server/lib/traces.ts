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
  /** @param kind `client` if the step waits for another service. */
  child(name: string, kind: SpanKind, facts: SpanFacts): Span;
  end(facts?: SpanFacts & { readonly failed?: boolean }): void;
}

export type SpanKind = 'internal' | 'client';

/** Starts traces and sends them. Its implementation is loaded only if traces are configured. */
export interface Tracer {
  /** @param traceparent the header with the caller's trace, which is continued here. */
  begin(name: string, traceparent: string | undefined, facts: SpanFacts): Span;
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

/** Runs `work` as a step of the current trace, or simply runs it if there is none. */
export async function traced<Result>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = activeSpan()?.child(name, kind, facts);
  if (span === undefined) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { rarely } from '../lib/rarely.ts';
import type { Span, SpanFacts, Tracer } from '../lib/traces.ts';

/** Minimum time in milliseconds between two reports of errors while sending. */
const quietMs = 60_000;
const longestCloseMs = 3_000;

/**
 * Creates a tracer that sends spans by OTLP over HTTP. Only our own spans are sent: no provider is registered
 * for libraries, whose spans could contain emails and error messages.
 * @param endpoint the URL of the collector, to which `/v1/traces` is added.
 * @param onError receives the reason if nothing can be sent: at most once a minute, and again at the close.
 */
export function createTracer(
  endpoint: string,
  version: string,
  onError: (error: unknown) => void,
): Tracer {
  setGlobalErrorHandler(rarely(onError, quietMs));
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'elan', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('elan');
  const begin = (name: string, kind: SpanKind, parent: Context, facts: SpanFacts): Span => {
    const span = tracer.startSpan(name, { kind, attributes: { ...facts } }, parent);
    const { traceId, spanId } = span.spanContext();
    return {
      traceId,
      // The last part: the trace is recorded.
      traceparent: `00-${traceId}-${spanId}-01`,
      child: (childName, childKind, childFacts) =>
        begin(childName, kinds[childKind], trace.setSpan(ROOT_CONTEXT, span), childFacts),
      end: ({ failed = false, ...more } = {}) => end(span, failed, more),
    };
  };
  return {
    begin: (name, kind, traceparent, facts) =>
      begin(name, kinds[kind], contextOf(traceparent), facts),
    async close() {
      // An unresponsive collector must not delay the shutdown.
      const given = delay(longestCloseMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(onError), given]);
    },
  };
}

const kinds = {
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
} as const;

function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function end(span: OtelSpan, failed: boolean, facts: SpanFacts): void {
  span.setAttributes({ ...facts });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

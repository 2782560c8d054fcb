import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRequestId } from '../lib/logLine.ts';
import { type Span, type Tracer, within } from '../lib/traces.ts';
import type { Measurements } from '../observability/measurements.ts';
import type { Leaving } from './gracefulShutdown.ts';

export const requestIdHeader = 'x-request-id';

/** @returns the request id sent by a proxy or client if it is well-formed; otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return isRequestId(given) ? given : randomUUID();
}

/** Status logged if the client disconnects before the reply begins, as in nginx. */
const clientLeft = 499;

/** Methods with their own metric label. Clients may send others, which share the label `other`. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * @returns the route pattern for logs and metrics, or `unmatched`. Built files, whose names change with each build,
 *   share one pattern.
 */
function routeOf({ routeOptions }: FastifyRequest): string {
  const url = routeOptions?.url ?? 'unmatched';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

export type ObserveRequest = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Logs, measures and, with a tracer, traces each request, and sends its id in a header. Must be called before any
 * other hook is added, so that refused requests are recorded too.
 * @returns a function that logs and measures a request that reaches no hook.
 */
export function observeRequests(
  app: FastifyInstance,
  {
    measure,
    tracer,
    leaving,
  }: {
    readonly measure: Measurements;
    readonly tracer: Tracer | undefined;
    readonly leaving: Leaving;
  },
): ObserveRequest {
  const spans = new WeakMap<FastifyRequest, Span>();
  const observe: ObserveRequest = (request, reply) => {
    const began = performance.now();
    reply.header(requestIdHeader, request.id);
    const { raw } = reply;
    raw.once('close', () => {
      const { method } = request;
      const route = routeOf(request);
      const status = raw.headersSent ? raw.statusCode : clientLeft;
      const ms = performance.now() - began;
      request.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request');
      const label = methods.has(method) ? method : 'other';
      const isPlanned = leaving.isLeaving && status === 503;
      const counted = isPlanned ? 'stopping' : status;
      measure.request({ method: label, route, status: counted, seconds: ms / 1_000 });
      spans.get(request)?.end({
        'http.response.status_code': status,
        failed: (status >= 500 && !isPlanned) || status === clientLeft,
      });
    });
  };
  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    if (!tracer) return done();
    const { method } = request;
    const route = routeOf(request);
    const parent = request.headers.traceparent;
    const span = tracer.begin(
      `${method} ${route}`,
      'server',
      typeof parent === 'string' ? parent : undefined,
      { 'http.request.method': method, 'http.route': route },
    );
    spans.set(request, span);
    request.log = request.log.child({ traceId: span.traceId });
    within(span, done);
  });
  if (tracer) {
    // The body arrives through socket events, which lose the async context, so the span is entered again.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request);
      if (span) within(span, done);
      else done();
    });
  }
  return observe;
}

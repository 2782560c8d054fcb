import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import Stripe from 'stripe';
import { newId } from '../objects/newId.ts';
import { ApiError } from './apiError.ts';
import type { ApiCall, Reply } from './call.ts';
import { onceForKey } from './idempotency.ts';
import { parseForm, readBody } from './readForm.ts';
import { findRoute } from './routes.ts';

export interface Answering {
  readonly db: Database;
  readonly clock: Clock;
  readonly secretKey: string;
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
  /** Told after each call that may have changed something. */
  readonly onChange: () => void;
}

/** @returns the listener of the API; every refusal has the provider's form. */
export function answerApi(answering: Answering): RequestListener {
  return (request, response) => {
    const requestId = newId('req');
    answer(request, requestId, answering)
      .catch((error: unknown): Reply => {
        if (error instanceof ApiError) return { status: error.status, body: error.body };
        answering.onError(error);
        const failed = new ApiError(500, 'The sandbox payment provider failed.', {
          type: 'api_error',
        });
        return { status: failed.status, body: failed.body };
      })
      .then((reply) => send(response, requestId, reply));
  };
}

async function answer(
  request: IncomingMessage,
  requestId: string,
  answering: Answering,
): Promise<Reply> {
  const { method = 'GET' } = request;
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  requireKey(request.headers.authorization, answering.secretKey);
  const route = findRoute(method, pathname);
  if (!route) throw ApiError.unknownUrl(method, pathname);
  const body = await readBody(request);
  const key = method === 'POST' ? keyOf(request) : null;
  const reply = await answering.db.transaction(async (tx) => {
    const call: ApiCall = {
      tx,
      now: answering.clock.now(),
      request: { id: requestId, idempotency_key: key },
      ids: route.ids,
      form: { ...parseForm(search.slice(1)), ...parseForm(body) },
      publicUrl: answering.publicUrl,
    };
    if (key === null) return route.answer(call);
    const asked = `${method} ${pathname}${search}\n${body}`;
    return onceForKey(call, { key, asked }, () => route.answer(call));
  });
  if (method !== 'GET') answering.onChange();
  return reply;
}

function keyOf(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 255) {
    throw new ApiError(400, 'Idempotency keys may be at most 255 characters long.', {
      type: 'invalid_request_error',
    });
  }
  return key;
}

function requireKey(authorization: string | undefined, secretKey: string): void {
  const sent = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const [given, wanted] = [Buffer.from(sent ?? ''), Buffer.from(secretKey)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw ApiError.wrongKey(sent);
  }
}

function send(
  response: ServerResponse,
  requestId: string,
  reply: Reply & { readonly replayed?: true },
): void {
  response.writeHead(reply.status ?? 200, {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': Stripe.API_VERSION,
    // What a declined card or a wrong parameter met, it would meet again.
    ...((reply.status ?? 200) < 500 ? { 'stripe-should-retry': 'false' } : {}),
    ...(reply.replayed ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(JSON.stringify(reply.body));
}

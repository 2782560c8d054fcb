import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parse } from 'qs';
import Stripe from 'stripe';
import { Refusal, readBody } from '../../loopback.ts';
import { newId } from '../objects.ts';
import { type Context, findRow, insertRow, type StoreServices, saveRow } from '../store.ts';
import type { ApiCall, Form, Reply } from './parameters.ts';
import { findRoute } from './routes.ts';

export interface ApiOptions extends StoreServices {
  readonly secretKey: string;
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
  /** Called after each call, other than GET, whose transaction was committed. */
  readonly onChange: () => void;
}

type Answer = Reply & { readonly replayed?: true };

/** @returns the API's request listener. Every refusal has the provider's format. */
export function serveApi(options: ApiOptions): RequestListener {
  return (request, response) => {
    answer(request, options)
      .catch((error: unknown): Answer => {
        if (error instanceof Refusal) return error;
        options.onError(error);
        return new Refusal(500, 'The sandbox payment provider failed.', { type: 'api_error' });
      })
      .then((reply) => send(response, reply));
  };
}

async function answer(request: IncomingMessage, options: ApiOptions): Promise<Answer> {
  const { method = 'GET' } = request;
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  requireKey(request.headers.authorization, options.secretKey);
  const route = findRoute(method, pathname);
  if (!route) throw new Refusal(404, `Unrecognized request URL (${method}: ${pathname}).`);
  const body = await readBody(request, longestBody);
  const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const reply = await options.db.transaction(async (tx) => {
    const call: ApiCall = {
      tx,
      now: options.clock.now(),
      id: route.id,
      form: { ...parseForm(search.slice(1)), ...parseForm(body) },
      publicUrl: options.publicUrl,
    };
    if (typeof key !== 'string') return route.handle(call);
    const request = `${method} ${pathname}${search}\n${body}`;
    return onceForKey(call, { key, request }, () => route.handle(call));
  });
  if (method !== 'GET') options.onChange();
  return reply;
}

function requireKey(authorization: string | undefined, secretKey: string): void {
  const sent = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const [given, wanted] = [Buffer.from(sent ?? ''), Buffer.from(secretKey)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    // Only the beginning of the sent key is repeated.
    throw new Refusal(401, `Invalid API Key provided: ${sent?.slice(0, 8)}********`);
  }
}

/**
 * Parses form text with brackets into objects and lists, such as `line_items[0][price]=…`. It cannot set a prototype.
 */
export function parseForm(text: string): Form {
  return parse(text, { depth: 6, parameterLimit: 500, plainObjects: false }) as Form;
}

/** In bytes; far more than any call needs. */
const longestBody = 256 * 1024;

/** Stripe remembers idempotency keys for a day. */
const keyMs = 24 * 60 * 60_000;

/**
 * Handles a call once per idempotency key: a repetition gets the same reply, and a concurrent one waits for it. A call
 * that throws a refusal is not remembered.
 * @throws Refusal if the key was used for a different call.
 */
async function onceForKey(
  { tx, now }: Context,
  call: { readonly key: string; readonly request: string },
  handle: () => Promise<Reply>,
): Promise<Answer> {
  const id = `idem_${digest(call.key)}`;
  const hash = digest(call.request);
  const dueAt = new Date(now.getTime() + keyMs);
  const begun = { hash, status: 0, body: null };
  // Another transaction that inserts the same key waits here until this transaction ends.
  if (await insertRow(tx, 'idempotency', { id, dueAt, data: { object: begun } })) {
    const reply = await handle();
    const object = { hash, status: reply.status ?? 200, body: reply.body };
    await saveRow(tx, 'idempotency', { id, dueAt, data: { object } });
    return reply;
  }
  const stored = (await findRow(tx, 'idempotency', id))?.data.object;
  if (stored?.hash !== hash) {
    const message = `The key '${call.key}' was used with other parameters.`;
    throw new Refusal(400, message, { type: 'idempotency_error' });
  }
  return { status: stored.status, body: Object(stored.body), replayed: true };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function send(response: ServerResponse, { status = 200, body, replayed }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': Stripe.API_VERSION,
    // Retrying is pointless for a declined card or a wrong parameter.
    ...(status < 500 ? { 'stripe-should-retry': 'false' } : {}),
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(JSON.stringify(body));
}

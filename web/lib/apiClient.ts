import {
  type Call,
  type CallInput,
  type CallReply,
  personHeader,
} from '@elan/domain/contract/call';
import type { FailureCode } from '@elan/domain/failure';
import { loadedPart, loadParts } from '../parts/parts.ts';
import type { Endpoint } from './contract.ts';
import { leaveForOtherPerson, pagePerson } from './pagePerson.ts';
import { announceSessionEnd, noteSessionEnd } from './sessionEnd.ts';

/** Reasons why a call failed: one of the product's failure codes, or `network` if there was no response. */
export type ApiFailureCode = FailureCode | 'network';

/** Thrown by a call that fails, unless it was aborted. Pages show a message for its code. */
export class ApiFailure extends Error {
  readonly code: ApiFailureCode;
  /** The server's English error message, for logs. */
  readonly detail: string | undefined;
  /** Seconds to wait before the next attempt, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** Number of attempts left after a wrong password or code, if the server sent it. */
  readonly attemptsRemaining: number | undefined;
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;

  constructor(code: ApiFailureCode, facts: Partial<Omit<ApiFailure, keyof Error | 'code'>> = {}) {
    super(code);
    this.name = 'ApiFailure';
    this.code = code;
    this.detail = facts.detail;
    this.retryAfter = facts.retryAfter;
    this.attemptsRemaining = facts.attemptsRemaining;
    this.status = facts.status ?? 0;
  }
}

/** @returns whether the value is an `ApiFailure` with this code. */
export function isCode(failure: unknown, code: ApiFailureCode): boolean {
  return failure instanceof ApiFailure && failure.code === code;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the request continue after the page is left, if its body is small enough. */
  readonly keepalive?: boolean;
  /** If the session has ended, calls `noteSessionEnd`, because the caller informs the user. */
  readonly staysSignedOut?: boolean;
}

/** Maximum body of a `keepalive` request, in bytes. Browsers allow 64 KiB for all pending such requests together. */
const keptAliveBytes = 48 * 1_024;

export type CallArguments<C extends Call> =
  unknown extends CallInput<C>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

/** @returns the URL of a call, with its `:name` parameters and its query filled in. */
export function urlOf(endpoint: Endpoint, input: AnyInput = {}): string {
  const path = endpoint.path.replace(/:([a-z]+)/gi, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** @returns the failure messages in the page's language, loaded on first use; undefined if loading fails. */
async function loadSentences(): Promise<object | undefined> {
  const name = `copy/${globalThis.document?.documentElement.lang || 'fr'}/failures.ts`;
  await loadParts(new Set([name])).catch(() => {});
  return (loadedPart(name) as { readonly failures: object } | undefined)?.failures;
}

/** @returns the code; `internal` if it is not a string or the loaded messages lack it. */
export async function readFailureCode(code: unknown): Promise<FailureCode> {
  if (typeof code !== 'string') return 'internal';
  const sentences = await loadSentences();
  return sentences && !Object.hasOwn(sentences, code) ? 'internal' : (code as FailureCode);
}

/**
 * Waits for a response or its body.
 * @throws ApiFailure with code `network` if the connection breaks; the original error if the request was aborted.
 */
export async function received<Part>(
  part: Promise<Part>,
  signal?: AbortSignal | null,
): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure('network');
  }
}

/** @returns the parsed text, or undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Converts an error response into a failure. Leaves the page if the session belongs to another user.
 * @throws as `received`
 */
export async function failureOf(
  reply: Response,
  signal: AbortSignal | undefined,
): Promise<ApiFailure> {
  const body = parsed(await received(reply.text(), signal));
  const { code, error, attemptsRemaining } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (code === 'other_person') leaveForOtherPerson();
  const seconds = Number.parseInt(reply.headers.get('retry-after') ?? '', 10);
  return new ApiFailure(await readFailureCode(code), {
    status: reply.status,
    detail: typeof error === 'string' ? error : undefined,
    retryAfter: Number.isNaN(seconds) ? undefined : seconds,
    attemptsRemaining: typeof attemptsRemaining === 'number' ? attemptsRemaining : undefined,
  });
}

/**
 * Calls `fetch` on our own server with the session cookie and the id of the page's user.
 * @throws ApiFailure with code `network` if there is no response; the original error if the request was aborted.
 */
export async function send(url: string, request: RequestInit): Promise<Response> {
  const person = pagePerson();
  const headers = { ...request.headers, ...(person ? { [personHeader]: person } : {}) };
  const reply = fetch(url, { credentials: 'same-origin', ...request, headers });
  return await received(reply, request.signal);
}

/**
 * Makes one call of the contract and returns the raw response.
 * @throws ApiFailure for an error response or a network failure; the original error if the request was aborted.
 */
export async function ask<C extends Call>(
  endpoint: Endpoint<C>,
  ...[given, options]: CallArguments<C>
): Promise<Response> {
  const input: AnyInput = given ?? {};
  const hasBody = input.body !== undefined;
  const body = hasBody ? JSON.stringify(input.body) : '';
  const keepalive = options?.keepalive && new Blob([body]).size <= keptAliveBytes;
  const reply = await send(urlOf(endpoint, input), {
    method: endpoint.method,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody ? { body } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(options?.signal ? { signal: options.signal } : {}),
  });
  if (reply.ok) return reply;
  const failure = await failureOf(reply, options?.signal);
  if (failure.code === 'unauthenticated') {
    if (options?.staysSignedOut) noteSessionEnd();
    else announceSessionEnd();
  }
  throw failure;
}

/**
 * Like `ask`, but returns the JSON reply, unvalidated. A complete reply that is not JSON throws an `internal` failure.
 */
export async function call<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: CallArguments<C>
): Promise<CallReply<C>> {
  const reply = await ask(endpoint, ...input);
  const body = parsed(await received(reply.text(), input[1]?.signal));
  if (body === undefined) throw new ApiFailure('internal', { status: reply.status });
  return body as CallReply<C>;
}

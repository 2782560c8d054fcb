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

/** Why a call failed: one of the product's failures, or no answer at all. */
export type ApiFailureCode = FailureCode | 'network';

/** What every failed call throws. The code is what the pages turn into a sentence. */
export class ApiFailure extends Error {
  readonly code: ApiFailureCode;
  /** The server's English sentence, for a log. */
  readonly detail: string | undefined;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined;
  /** Of a failed sign-in: how many attempts remain for the e-mail. */
  readonly attemptsRemaining: number | undefined;
  /** The HTTP status, 0 where nothing answered. */
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

/** @returns whether a call failed with this code. */
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
  /** The request goes on when the page is left, if its body is small enough for that. */
  readonly keepalive?: boolean;
  /** The page says itself that the session is over, and is not left for it. */
  readonly staysSignedOut?: boolean;
}

/** A browser lets a page that is left finish 64 KiB of requests; the rest is for others. */
const keptAliveBytes = 48 * 1_024;

export type CallArguments<C extends Call> =
  unknown extends CallInput<C>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions];

/** @returns the URL of a call, with its `:names` filled in and its query. */
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

/** The sentences of failures come with the first one, in the language of the page (`web/copy/copy.ts`). */
async function loadSentences(): Promise<object | undefined> {
  const name = `copy/${globalThis.document?.documentElement.lang || 'fr'}/failures.ts`;
  await loadParts(new Set([name])).catch(() => {});
  return (loadedPart(name) as { readonly failures: object } | undefined)?.failures;
}

/** @returns the code that a server has sent; `internal` for one that has no sentence. */
export async function readFailureCode(code: unknown): Promise<FailureCode> {
  if (typeof code !== 'string') return 'internal';
  const sentences = await loadSentences();
  return sentences && !Object.hasOwn(sentences, code) ? 'internal' : (code as FailureCode);
}

/** Turns an unsuccessful reply into a failure; leaves the page where it is another person's. */
export async function failureOf(reply: Response): Promise<ApiFailure> {
  const body: unknown = await reply.json().catch(() => undefined);
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
 * `fetch` to our own server, with the session cookie and the person whose page it is; a network error becomes an
 * `ApiFailure`.
 */
export async function send(url: string, request: RequestInit): Promise<Response> {
  const person = pagePerson();
  const headers = { ...request.headers, ...(person ? { [personHeader]: person } : {}) };
  try {
    return await fetch(url, { credentials: 'same-origin', ...request, headers });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiFailure('network');
  }
}

/**
 * Makes one call of the contract and returns the raw reply.
 * A call that is refused for lack of a session ends the session of this page.
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
  const failure = await failureOf(reply);
  if (failure.code === 'unauthenticated') {
    if (options?.staysSignedOut) noteSessionEnd();
    else announceSessionEnd();
  }
  throw failure;
}

/** The same for a reply in JSON, typed by the contract and not validated again here. */
export async function call<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: CallArguments<C>
): Promise<CallReply<C>> {
  const reply = await ask(endpoint, ...input);
  try {
    return (await reply.json()) as CallReply<C>;
  } catch {
    throw new ApiFailure('internal', { status: reply.status });
  }
}

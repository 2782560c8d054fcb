import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * The definition of one HTTP call, shared by both sides. The server validates with it and documents
 * it (`/api/openapi.json`); the browser types its client with it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each key of `params`. */
  readonly path: `/api/${string}`;
  /** One line for the API document. */
  readonly summary: string;
  /**
   * Whether a session is needed; without one such a call answers 401. A call of the support desk
   * answers 404 to everyone but an administrator.
   */
  readonly session: 'required' | 'admin' | 'none';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** The media types of a reply that is not JSON, or not always: the handler sends it itself. */
  readonly types?: readonly string[];
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201 | 202;
}

/** Keeps a call's literal types, from which server and browser infer theirs. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type InputOf<C extends Call, Part extends 'params' | 'query' | 'body'> = C[Part] extends Schema
  ? { readonly [K in Part]: z.input<C[Part]> }
  : unknown;

/** What a caller passes: params, query and body, where the call has them. */
export type CallInput<C extends Call> = InputOf<C, 'params'> &
  InputOf<C, 'query'> &
  InputOf<C, 'body'>;
export type CallReply<C extends Call> = z.output<C['reply']>;

/** The one form of every failure, on every path: an English sentence and a stable code. */
export const failureReply = z.object({
  error: z.string(),
  code: z.string(),
  /** For a failed sign-in (`FailureFacts`). */
  attemptsRemaining: z.optional(z.number()),
  /** Seconds, as in the header `Retry-After`. */
  retryAfter: z.optional(z.number()),
});
export type FailureReply = z.infer<typeof failureReply>;

/**
 * The header in which a page names the id of the person whose page it is. Where the session is another person's, the
 * call answers `other_person` and does nothing. Optional: a client with a token of its own need not send it.
 */
export const personHeader = 'x-elan-user';

import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * The definition of an HTTP call. The server uses it to validate requests and to generate `/api/openapi.json`; the
 * browser's client takes its types from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Contains `:name` for each key of `params`. */
  readonly path: `/api/${string}`;
  /** One line, shown in the API document. */
  readonly summary: string;
  /**
   * Without this, the call returns 401 without a session. A call of `none` needs no session; an `admin` call returns 404 to
   * everyone but administrators.
   */
  readonly session?: 'admin' | 'none';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** The media types of the reply, if the handler of the call sends it itself. */
  readonly types?: readonly string[];
  /** The JSON of a 202 reply while the result is not ready. `Location` is the URL that then has the result. */
  readonly pending?: Schema;
  /** The HTTP status on success; 200 by default. */
  readonly status?: 200 | 201 | 202;
}

/** Returns the call unchanged but keeps its literal types, from which the server and the browser infer theirs. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type InputOf<C extends Call, Part extends 'params' | 'query' | 'body'> = C[Part] extends Schema
  ? { readonly [K in Part]: z.input<C[Part]> }
  : unknown;

/** What a caller passes: those of params, query and body that the call has. */
export type CallInput<C extends Call> = InputOf<C, 'params'> &
  InputOf<C, 'query'> &
  InputOf<C, 'body'>;
export type CallReply<C extends Call> = z.output<C['reply']>;

/** The reply of every failed call: an English sentence and a stable code. */
export const failureReply = z.object({
  error: z.string(),
  code: z.string(),
  /** Only after a wrong password or two-factor code (`FailureFacts`). */
  attemptsRemaining: z.optional(z.number()),
  /** In seconds, as in the `Retry-After` header. */
  retryAfter: z.optional(z.number()),
});
export type FailureReply = z.infer<typeof failureReply>;

/**
 * The header in which a page sends the id of the user it was rendered for. If the session belongs to someone else, a
 * call that requires a session fails with `other_person` and does nothing. It is optional: a client that uses its own
 * bearer token need not send it.
 */
export const personHeader = 'x-elan-user';

import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * One HTTP call as both sides know it. The server validates with it and documents it
 * (`/api/openapi.json`); the browser types its client with it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each key of `params`. */
  readonly path: `/api/${string}`;
  /** One line for the API document. */
  readonly summary: string;
  /**
   * Whether a session is needed; without one such a call answers 401. A call of the support desk is not
   * there (404) for anybody but an administrator.
   */
  readonly session: 'required' | 'admin' | 'none';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** Status of success; 200 unless told. */
  readonly status?: 200 | 201 | 202;
}

/** Keeps a call's literal types, from which both sides infer theirs. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type InputOf<C extends Call, Part extends 'params' | 'query' | 'body'> = C[Part] extends Schema
  ? { readonly [K in Part]: z.input<C[Part]> }
  : unknown;

/** What a caller passes: params, query and body, each where the call has one. */
export type CallInput<C extends Call> = InputOf<C, 'params'> &
  InputOf<C, 'query'> &
  InputOf<C, 'body'>;
export type CallReply<C extends Call> = z.output<C['reply']>;

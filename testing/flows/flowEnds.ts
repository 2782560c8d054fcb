import type { FailureReply } from '@elan/domain/contract/call';
import { Failure } from '@elan/domain/failure';
import { asFailure, failureReply } from '@elan/server/http/errorReplies';
import * as z from 'zod/mini';

/**
 * Validates a body as the server does before it runs the flow.
 * @throws Failure `malformed`.
 */
export function bodyOf<Schema extends z.ZodMiniType>(schema: Schema, body: object) {
  const { data, error } = z.safeParse(schema, body);
  if (error) throw new Failure('malformed', { detail: error.issues[0]?.message ?? 'body' });
  return data;
}

/**
 * @returns the body of the server's error reply.
 * @throws Error if `work` does not fail.
 */
export async function refusalOf(work: Promise<unknown>): Promise<FailureReply> {
  try {
    await work;
  } catch (error) {
    return failureReply(asFailure(error));
  }
  throw new Error('it was not refused');
}

/** @returns `done`, or the code of the failure. */
export async function endOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return asFailure(error).code;
  }
}

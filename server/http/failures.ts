import { sayMinutes } from '@elan/domain/account/lockout';
import type { FailureReply } from '@elan/domain/contract/failureReply';
import { Failure, type FailureCode, failures } from '@elan/domain/failure';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../outside/databaseAway.ts';
import { isPersonGone } from '../outside/personGone.ts';
import { clearSessionHint } from './sessionHint.ts';

/** The framework's own errors that have a code of ours; other client errors are `malformed`. */
const frameworkCodes: Readonly<Record<number, FailureCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** @returns any error as one of our failures. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { statusCode, message, validation, validationContext } = error as FastifyError;
  if (validation) {
    const [issue] = validation;
    const path = `${validationContext ?? 'request'}${issue?.instancePath ?? ''}`;
    return new Failure('malformed', { detail: `${path}: ${issue?.message ?? 'invalid'}` });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const code = frameworkCodes[statusCode];
    return code ? new Failure(code) : new Failure('malformed', { detail: message });
  }
  // Let in a moment before the account was deleted: the next call is refused at the door.
  if (isPersonGone(error)) return new Failure('unauthenticated', { cause: error });
  return new Failure(isDatabaseAway(error) ? 'database_unavailable' : 'internal', { cause: error });
}

/** The one form of every failure. */
export function failureReply(failure: Failure): FailureReply {
  const { code, detail, facts } = failure;
  const [, fixed] = failures[code];
  const sentence = facts.retryAfter === undefined ? fixed : sayMinutes(fixed, facts.retryAfter);
  return {
    error: detail === undefined ? sentence : `${sentence} (${detail})`,
    code,
    ...facts,
  };
}

/** Logs a failure that is our fault. */
export function logFault(failure: Failure, request: FastifyRequest): void {
  const [status] = failures[failure.code];
  if (status >= 500) request.log.error({ err: failure.cause ?? failure, code: failure.code });
}

/** Answers any error in the one form; what is our fault is logged, never shown. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error);
  const [status] = failures[failure.code];
  logFault(failure, request);
  const { retryAfter = 0 } = failure.facts;
  if (retryAfter > 0) reply.header('retry-after', retryAfter);
  if (failure.code === 'unauthenticated') clearSessionHint(request, reply);
  return reply.code(status).send(failureReply(failure));
}

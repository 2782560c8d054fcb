import { sayMinutes } from '@elan/domain/account/lockout';
import type { FailureReply } from '@elan/domain/contract/call';
import { Failure, type FailureCode, failures } from '@elan/domain/failure';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asFailureOfDatabase, isUserDeletedError } from '../adapters/database/databaseErrors.ts';
import { logRefusal } from './securityEvents.ts';
import { clearSessionHint } from './sessionCookies.ts';

/** Failure codes for the framework's client errors, by HTTP status. Other 4xx errors become `malformed`. */
const frameworkCodes: Readonly<Record<number, FailureCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Default `Retry-After` of a 503 reply, in seconds: about as long as a server or database takes to restart. */
const unavailableSeconds = 5;

/** @returns the error converted to a `Failure`. */
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
  // The account was deleted after this request was authenticated. Later requests are refused.
  if (isUserDeletedError(error)) return new Failure('unauthenticated', { cause: error });
  return asFailureOfDatabase(error);
}

/** @returns the body of the reply, which has the same format for every failure. */
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

/**
 * Logs a server error with the request's method and route. `stopping` is skipped, since the shutdown is logged once
 * elsewhere.
 */
function logFault(failure: Failure, request: FastifyRequest): void {
  const { code } = failure;
  const [status] = failures[code];
  if (status < 500 || code === 'stopping') return;
  const { url: route } = request.routeOptions;
  request.log.error({ err: failure, code, method: request.method, route }, 'a call failed');
}

/**
 * Replies to any error in the common format. Logs server errors and some refusals (`logRefusal`), and clears the
 * session hint if the failure is `unauthenticated`.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error);
  const [status] = failures[failure.code];
  logFault(failure, request);
  logRefusal(failure.code, request);
  const { retryAfter = status === 503 ? unavailableSeconds : 0 } = failure.facts;
  if (retryAfter > 0) reply.header('retry-after', retryAfter);
  // A missing or refused resource may be available soon, such as a file of a version being deployed.
  reply.header('cache-control', 'no-store');
  if (failure.code === 'unauthenticated') clearSessionHint(request, reply);
  return reply.code(status).send(failureReply(failure));
}

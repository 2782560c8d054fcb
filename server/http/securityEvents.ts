import type { FailureCode } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import type { LogFields, LogMessage } from '../lib/logLine.ts';
import type { Services } from '../services.ts';

/** Writes what changed an account's security to the log, with the network that the request came from. */
export function logSecurityEvent(
  { logEvent }: Pick<Services, 'logEvent'>,
  event: LogMessage,
  request: FastifyRequest,
  fields: LogFields,
): void {
  logEvent(event, { ...fields, network: networkPrefixOf(request.ip) });
}

/**
 * Refusals of what the caller may not do. Sign-ins have events of their own, and what is tried too often is
 * told by `limits.ts`, once for each window: a line for every call would let a caller fill the disk.
 */
const refusals: ReadonlySet<FailureCode> = new Set([
  'forbidden_origin',
  'suspended',
  'webhook_refused',
]);

/** Writes a refusal to the log, with the call that was refused. */
export function logRefusal(code: FailureCode, request: FastifyRequest): void {
  if (refusals.has(code)) logRefused(code, request);
}

/** Writes that a call was refused to the log. */
export function logRefused(code: FailureCode, request: FastifyRequest): void {
  const { url: route } = request.routeOptions;
  const network = networkPrefixOf(request.ip);
  request.log.info({ code, method: request.method, route, network }, 'refused');
}

import type { FailureCode } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import type { LogFields, LogMessage } from '../lib/logLine.ts';
import type { Services } from '../services.ts';

/** Logs a change of an account's security, with the network of the request. */
export function logSecurityEvent(
  { logEvent }: Pick<Services, 'logEvent'>,
  event: LogMessage,
  request: FastifyRequest,
  fields: LogFields,
): void {
  logEvent(event, { ...fields, network: networkPrefixOf(request.ip) });
}

/**
 * Refusals of actions that the caller may not do. Sign-ins have their own events, and too many
 * attempts are logged by `rateLimits.ts`, once for each window: a line for every call would let a
 * caller fill the disk.
 */
const refusals: ReadonlySet<FailureCode> = new Set([
  'forbidden_origin',
  'suspended',
  'webhook_refused',
]);

/** Logs a refusal in the list above, with the call that was refused. */
export function logRefusal(code: FailureCode, request: FastifyRequest): void {
  if (refusals.has(code)) logRefused(code, request);
}

/** Logs that a call was refused. */
export function logRefused(code: FailureCode, request: FastifyRequest): void {
  const { url: route } = request.routeOptions;
  const network = networkPrefixOf(request.ip);
  request.log.info({ code, method: request.method, route, network }, 'refused');
}

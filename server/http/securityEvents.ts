import type { FailureCode } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import type { LogFields, LogMessage } from '../lib/logLine.ts';
import type { Services } from '../services.ts';

/** Logs a security-related change to an account, with the network of the request. */
export function logSecurityEvent(
  { logEvent }: Pick<Services, 'logEvent'>,
  event: LogMessage,
  request: FastifyRequest,
  fields: LogFields,
): void {
  logEvent(event, { ...fields, network: networkPrefixOf(request.ip) });
}

/**
 * Failures that are logged as refusals. Sign-ins have their own events, and `rateLimits.ts` logs exceeded
 * limits once in each window, since one line for each call would let a caller fill the disk.
 */
const refusals: ReadonlySet<FailureCode> = new Set([
  'forbidden_origin',
  'suspended',
  'webhook_refused',
]);

/** Logs the failure if it is one of `refusals`. */
export function logRefusal(code: FailureCode, request: FastifyRequest): void {
  if (refusals.has(code)) logRefused(code, request);
}

/** Logs a refusal with its failure code, method, route and network. */
export function logRefused(code: FailureCode, request: FastifyRequest): void {
  const { url: route } = request.routeOptions;
  const network = networkPrefixOf(request.ip);
  request.log.info({ code, method: request.method, route, network }, 'refused');
}

import { Failure } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Another site's page must not act with a person's cookie: a request that changes something and
 * names its origin must come from our own. Loopback names count as one.
 * @throws Failure `forbidden_origin`.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (safeMethods.has(request.method) || origin === undefined) return;
  if (!URL.canParse(origin)) throw new Failure('forbidden_origin');
  const from = new URL(origin);
  const own = new URL(publicUrl);
  const sameHost =
    from.hostname === own.hostname || (loopback.has(from.hostname) && loopback.has(own.hostname));
  if (!sameHost || from.port !== own.port || from.protocol !== own.protocol) {
    throw new Failure('forbidden_origin');
  }
}

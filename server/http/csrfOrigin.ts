import { Failure } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../lib/isOwnOrigin.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Prevents another site's page from acting with a person's cookie: a request that changes something
 * and names its origin must come from ours. Loopback names count as one.
 * @throws Failure `forbidden_origin`.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (safeMethods.has(request.method) || origin === undefined) return;
  if (!URL.canParse(origin) || !isOwnOrigin(new URL(origin), publicUrl)) {
    throw new Failure('forbidden_origin');
  }
}

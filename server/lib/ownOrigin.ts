import { Failure } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * @returns whether a URL is of this application: same scheme, host and port; loopback names count
 * as one.
 */
export function isOwnOrigin(url: URL, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  const sameHost =
    url.hostname === own.hostname || (loopback.has(url.hostname) && loopback.has(own.hostname));
  return sameHost && url.port === own.port && url.protocol === own.protocol;
}

/**
 * Prevents a redirect to another site from a payment page. A URL that parsers read differently, with a backslash, white space or a
 * user's name before the host, is refused as well: what we take for our own, the payment provider might not.
 * @throws Failure `redirect_foreign`.
 */
export function requireOwnUrl(url: string, publicUrl: string): void {
  const parsed = /[\s\\@]/.test(url.split(/[?#]/)[0] ?? '') ? null : URL.parse(url);
  if (!parsed || !isOwnOrigin(parsed, publicUrl)) throw new Failure('redirect_foreign');
}

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

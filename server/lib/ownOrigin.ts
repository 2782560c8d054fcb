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

/** What a browser sends as `Sec-Fetch-Site` for our own pages, and for an address that a person typed. */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Prevents another site's page from acting with a person's cookie: where a request that changes something names the
 * origin or the site that it comes from, these must be ours. Loopback names count as one.
 * A browser sends `Sec-Fetch-Site` where it leaves `Origin` out; a client that sends a bearer token and no cookie is
 * no page of another site.
 * @throws Failure `forbidden_origin`.
 */
export function requireOwnOrigin({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(method)) return;
  const { origin, authorization, cookie } = headers;
  if (origin !== undefined && !(URL.canParse(origin) && isOwnOrigin(new URL(origin), publicUrl))) {
    throw new Failure('forbidden_origin');
  }
  const isClient = authorization !== undefined && cookie === undefined;
  if (!isClient && !ownSites.includes(headers['sec-fetch-site'])) {
    throw new Failure('forbidden_origin');
  }
}

import { Failure } from '@elan/domain/failure';
import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * @returns whether the URL has the scheme, host and port of this app. All loopback names count as the same
 *   host.
 */
export function isOwnOrigin(url: URL, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  const sameHost =
    url.hostname === own.hostname || (loopback.has(url.hostname) && loopback.has(own.hostname));
  return sameHost && url.port === own.port && url.protocol === own.protocol;
}

/**
 * Prevents payment pages from redirecting to another site. URLs with a backslash, white space or an @
 * before the query are refused too, because the payment provider might parse them differently.
 * @throws Failure `redirect_foreign`.
 */
export function requireOwnUrl(url: string, publicUrl: string): void {
  const parsed = /[\s\\@]/.test(url.split(/[?#]/)[0] ?? '') ? null : URL.parse(url);
  if (!parsed || !isOwnOrigin(parsed, publicUrl)) throw new Failure('redirect_foreign');
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Allowed values of `Sec-Fetch-Site`: our own pages (`same-origin`), addresses typed by the user (`none`),
 * and no header at all.
 */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Prevents pages of other sites from using a user's cookie. If a request that changes data has an `Origin` or
 * `Sec-Fetch-Site` header, the header must show our own origin; all loopback names count as one host. Browsers send
 * `Sec-Fetch-Site` if they omit `Origin`. A request with an `Authorization` header and no cookie poses no such
 * risk, so its `Sec-Fetch-Site` is not checked.
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

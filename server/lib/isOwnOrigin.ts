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

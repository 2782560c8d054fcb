const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * @returns whether a URL is of this application: same scheme, host and port; loopback names count
 * as one.
 */
export function isOwnOrigin(address: URL, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  const sameHost =
    address.hostname === own.hostname ||
    (loopback.has(address.hostname) && loopback.has(own.hostname));
  return sameHost && address.port === own.port && address.protocol === own.protocol;
}

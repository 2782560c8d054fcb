/** Browsers accept a cookie with this prefix only over HTTPS and from exactly this host. */
const ofThisHost = '__Host-';

/**
 * @returns the full name of one of our cookies.
 * @param secure whether the site uses HTTPS.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `${ofThisHost}${name}` : name;
}

/** @returns the names to look for, in order: with the prefix, then as set without HTTPS or by an earlier version. */
export function cookieNames(name: string): readonly [string, string] {
  return [cookieName(name, true), name];
}

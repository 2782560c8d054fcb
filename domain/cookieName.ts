/** Every cookie that the product sets. The privacy policy lists them in this order. */
export const ourCookies = [
  'elan.session_token',
  'elan_session',
  'elan.device',
  'elan_language',
  'elan_project',
  'elan_wanted',
] as const;
export type OurCookie = (typeof ourCookies)[number];

/** Browsers accept a cookie with this prefix only over HTTPS and from exactly this host. */
const ofThisHost = '__Host-';

/**
 * @returns the full name of one of our cookies.
 * @param secure whether the site uses HTTPS.
 */
export function cookieName(name: OurCookie, secure: boolean): string {
  return secure ? `${ofThisHost}${name}` : name;
}

/** @returns the names to look for, in order: with the prefix, then as set without HTTPS or by an earlier version. */
export function cookieNames(name: OurCookie): readonly [string, string] {
  return [cookieName(name, true), name];
}

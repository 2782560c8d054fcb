/** A browser accepts a cookie with this before its name from exactly this host, over https only. */
const ofThisHost = '__Host-';

/** @returns the name under which a browser keeps one of our cookies. @param secure over https. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `${ofThisHost}${name}` : name;
}

/** @returns the names to look for, the first one first: an earlier version set cookies without the prefix. */
export function cookieNames(name: string): readonly [string, string] {
  return [cookieName(name, true), name];
}

import { cookieName, cookieNames } from '@elan/domain/cookieName';

/** Where a value is kept: for every tab of this browser, or for this one alone, also over a reload. */
type Keeper = 'localStorage' | 'sessionStorage';

/** Reads from localStorage; null where nothing is stored or the browser refuses (private windows). */
export function readStored(key: string, keeper: Keeper = 'localStorage'): string | null {
  try {
    return window[keeper].getItem(key);
  } catch {
    return null;
  }
}

/** @returns all keys in localStorage. */
export function storedKeys(): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) =>
      localStorage.key(index),
    ).filter((key) => key !== null);
  } catch {
    return [];
  }
}

/**
 * Stores a value in this browser, or erases it with null.
 * @returns false where the browser refuses, which is no failure: the page works without.
 */
export function writeStored(
  key: string,
  value: string | null,
  keeper: Keeper = 'localStorage',
): boolean {
  try {
    if (value === null) window[keeper].removeItem(key);
    else window[keeper].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns the value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const cookies = document.cookie.split('; ');
  const starts = cookieNames(name).map((each) => `${each}=`);
  const start = starts.find((each) => cookies.some((cookie) => cookie.startsWith(each)));
  if (start === undefined) return undefined;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** Sets a cookie for this site; `maxAge` in seconds, 0 removes it. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const isSecure = location.protocol === 'https:';
  const set = (own: string, seconds: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${own}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  };
  set(cookieName(name, isSecure), maxAge);
  // One of an earlier version would be read where this one is removed.
  if (isSecure) set(name, 0);
}

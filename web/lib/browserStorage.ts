import { cookieName, cookieNames, type OurCookie } from '@elan/domain/cookieName';

/** `localStorage` is shared by all tabs; `sessionStorage` belongs to this tab and survives a reload. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** @returns the stored value, or null if there is none or storage is blocked, for example by cookie settings. */
export function readStored(key: string, keeper: StorageArea = 'localStorage'): string | null {
  try {
    return window[keeper].getItem(key);
  } catch {
    return null;
  }
}

/** @returns all keys in localStorage; empty if the browser blocks storage. */
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
 * Stores a value, or removes it if the value is null.
 * @returns false if the browser blocks storage or it is full. Pages must work without storage.
 */
export function writeStored(
  key: string,
  value: string | null,
  keeper: StorageArea = 'localStorage',
): boolean {
  try {
    if (value === null) window[keeper].removeItem(key);
    else window[keeper].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns the value of a cookie; undefined if there is none or scripts may not read it. */
export function readCookie(name: OurCookie): string | undefined {
  const cookies = document.cookie.split('; ');
  const starts = cookieNames(name).map((each) => `${each}=`);
  const start = starts.find((each) => cookies.some((cookie) => cookie.startsWith(each)));
  if (start === undefined) return undefined;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** Sets a cookie for this site. `maxAge` is in seconds; 0 removes the cookie. */
export function writeCookie(name: OurCookie, value: string, maxAge: number): void {
  const isSecure = location.protocol === 'https:';
  const set = (own: string, seconds: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${own}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  };
  set(cookieName(name, isSecure), maxAge);
  // Removes an unprefixed cookie of an earlier version. It would be read again once the prefixed one is gone.
  if (isSecure) set(name, 0);
}

import { useSyncExternalStore } from 'react';

/** Below the `sm` breakpoint of the styles. */
const phone = '(width < 40rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** @returns whether the window is as narrow as a phone; false until the page is hydrated. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

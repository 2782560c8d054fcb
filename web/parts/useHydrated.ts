import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns false on the server and while the browser hydrates its page, afterwards true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

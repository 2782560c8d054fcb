import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browserStorage.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();
/** Put away on this page, where the browser does not remember it. */
const putAway = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this person has put something away on this browser.
 * @param what its name; another account on the same browser has its own.
 */
export function useDismissed(what: string): {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
} {
  const key = `elan.${what}.${useMe().user.id}`;
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => putAway.has(key) || readStored(key) === 'dismissed',
    // The server does not know it, and renders it for the many who have not.
    () => false,
  );
  return {
    isDismissed,
    dismiss: () => {
      if (!writeStored(key, 'dismissed')) putAway.add(key);
      for (const listener of listeners) listener();
    },
  };
}

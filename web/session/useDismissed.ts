import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browserStorage.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();
/** Dismissed on this page, for browsers that refuse to store it. */
const dismissedHere = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this person has dismissed something on this browser.
 * @param what its name; each account on the same browser has its own state.
 */
export function useDismissed(what: string): {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
} {
  const key = `elan.${what}.${useMe().user.id}`;
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => dismissedHere.has(key) || readStored(key) === 'dismissed',
    // The server does not know it, and renders for the majority, who have not dismissed it.
    () => false,
  );
  return {
    isDismissed,
    dismiss: () => {
      if (!writeStored(key, 'dismissed')) dismissedHere.add(key);
      for (const listener of listeners) listener();
    },
  };
}

import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browserStorage.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();
/** Keys of dismissed items that the browser could not store; kept until the page is reloaded. */
const dismissedHere = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads and stores whether the user has dismissed an item in this browser, separately for each account.
 * @param what the item's name.
 */
export function useDismissed(what: string): {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
} {
  const key = `elan.${what}.${useMe().user.id}`;
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => dismissedHere.has(key) || readStored(key) === 'dismissed',
    // The server cannot read localStorage, and most users have not dismissed the item.
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

import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browserStorage.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();
/** What was dismissed on this page, for browsers that block storage. */
const dismissedHere = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads and stores whether the user has dismissed something in this browser, separately for each account.
 * @param what the name of the dismissible item.
 */
export function useDismissed(what: string): {
  readonly isDismissed: boolean;
  readonly dismiss: () => void;
} {
  const key = `elan.${what}.${useMe().user.id}`;
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => dismissedHere.has(key) || readStored(key) === 'dismissed',
    // The server cannot know this, so it renders for the majority, who have not dismissed it.
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

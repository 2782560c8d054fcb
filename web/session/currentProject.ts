import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browserStorage.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The project that the signed-in person works on, remembered over a reload. */
export function useCurrentProject(): {
  readonly projectId: string | null;
  readonly setCurrentProject: (projectId: string | null) => void;
} {
  const key = `elan.currentProject.${useMe().user.id}`;
  const projectId = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    // The server does not know it; a server-rendered page shows it once it is hydrated.
    () => null,
  );
  const setCurrentProject = useCallback(
    (next: string | null) => {
      writeStored(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { projectId, setCurrentProject };
}

import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browserStorage.ts';

const listeners = new Set<() => void>();
/** Values that the browser could not store; kept until the page is reloaded. */
const unstored = new Map<string, string | null>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  const value = unstored.get(key);
  return value === undefined ? readStored(key) : value;
}

/** @returns a value stored in this browser, null on the server, and a function that stores another; null removes it. */
export function useStored(
  key: string,
): readonly [value: string | null, store: (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const store = (next: string | null) => {
    if (writeStored(key, next)) unstored.delete(key);
    else unstored.set(key, next);
    for (const listener of listeners) listener();
  };
  return [value, store];
}

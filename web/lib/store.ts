import { useSyncExternalStore } from 'react';

/** A value that changes many times a second; only what shows a part of it is drawn again, not the page around it. */
export interface Feed<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A feed and how to change what it holds. */
export interface OpenFeed<Value> extends Feed<Value> {
  readonly put: (value: Value) => void;
}

/** A value that no longer changes, as one that does. */
export function constantFeed<Value>(value: Value): Feed<Value> {
  return { read: () => value, subscribe: () => () => {} };
}

/** @returns a feed that holds `value` until something else is put into it. */
export function createFeed<Value>(value: Value): OpenFeed<Value> {
  const listeners = new Set<() => void>();
  let held = value;
  return {
    read: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(next) {
      held = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * @param choose gives a text, a number or the like, or a part that stays the same object until it changes.
 * @returns what is chosen of the value as it stands; drawn again when that changes.
 */
export function useFed<Value, Chosen>(feed: Feed<Value>, choose: (value: Value) => Chosen): Chosen {
  const chosen = () => choose(feed.read());
  return useSyncExternalStore(feed.subscribe, chosen, chosen);
}

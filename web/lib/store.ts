import { useSyncExternalStore } from 'react';

/** A value that changes many times a second; only what shows a part of it is drawn again, not the page around it. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A feed and how to change what it holds. */
export interface WritableStore<Value> extends Store<Value> {
  readonly set: (value: Value) => void;
}

/** A value that no longer changes, as one that does. */
export function constantStore<Value>(value: Value): Store<Value> {
  return { read: () => value, subscribe: () => () => {} };
}

/** @returns a feed that holds `value` until something else is put into it. */
export function createStore<Value>(value: Value): WritableStore<Value> {
  const listeners = new Set<() => void>();
  let held = value;
  return {
    read: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      held = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * @param choose gives a text, a number or the like, or a part that stays the same object until it changes.
 * @returns what is chosen of the value as it stands; drawn again when that changes.
 */
export function useStoreValue<Value, Chosen>(
  store: Store<Value>,
  choose: (value: Value) => Chosen,
): Chosen {
  const chosen = () => choose(store.read());
  return useSyncExternalStore(store.subscribe, chosen, chosen);
}

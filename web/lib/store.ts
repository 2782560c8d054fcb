import { useCallback, useSyncExternalStore } from 'react';

/** A value that may change many times a second. Components read parts of it with `useStoreValue`. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableStore<Value> extends Store<Value> {
  readonly set: (value: Value) => void;
}

/** @returns a store whose value never changes. */
export function constantStore<Value>(value: Value): Store<Value> {
  return { read: () => value, subscribe: () => () => {} };
}

/** @returns a store with this initial value. */
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
 * Selects a part of the store's value, and renders the component again when that part changes.
 * @param choose must return a primitive, or an object that stays identical until it changes.
 */
export function useStoreValue<Value, Chosen>(
  store: Store<Value>,
  choose: (value: Value) => Chosen,
): Chosen {
  const chosen = () => choose(store.read());
  return useSyncExternalStore(store.subscribe, chosen, chosen);
}

/**
 * Makes an uncontrolled field follow a text in a store: the field shows the current text and every later change. Typing
 * causes no render, since the field already contains the typed text.
 * @param choose must stay the same function as long as it selects the same text.
 * @returns the field's `ref`. Do not set `value` on the field.
 */
export function useStoreBoundField<Value>(store: Store<Value>, choose: (value: Value) => string) {
  return useCallback(
    (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (field === null) return;
      let shown: string | undefined;
      const follow = () => {
        const text = choose(store.read());
        // Compare with the previous stored text first, because a field normalizes line breaks.
        if (text !== shown && text !== field.value) field.value = text;
        shown = text;
      };
      follow();
      return store.subscribe(follow);
    },
    [store, choose],
  );
}

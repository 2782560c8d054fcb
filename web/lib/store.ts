import { useCallback, useSyncExternalStore } from 'react';

/** A value that changes many times a second; only components that use the changed part render again. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store with a way to change its value. */
export interface WritableStore<Value> extends Store<Value> {
  readonly set: (value: Value) => void;
}

/** A constant value as a store. */
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
 * @param choose must return a primitive, or an object that stays the same until it changes.
 * @returns the selected part of the current value; renders again when it changes.
 */
export function useStoreValue<Value, Chosen>(
  store: Store<Value>,
  choose: (value: Value) => Chosen,
): Chosen {
  const chosen = () => choose(store.read());
  return useSyncExternalStore(store.subscribe, chosen, chosen);
}

/**
 * Binds an uncontrolled field to a text in a store: it shows the initial text and every later change from outside.
 * Typed text is in the field already, so that no key causes a render.
 *
 * @param choose must stay the same function while the same text is meant.
 * @returns the field's `ref`; the field itself has no `value`.
 */
export function useStoreBoundField<Value>(store: Store<Value>, choose: (value: Value) => string) {
  return useCallback(
    (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (field === null) return;
      let shown: string | undefined;
      const follow = () => {
        const text = choose(store.read());
        // Compare with the stored text first: a field returns line ends in normalized form.
        if (text !== shown && text !== field.value) field.value = text;
        shown = text;
      };
      follow();
      return store.subscribe(follow);
    },
    [store, choose],
  );
}

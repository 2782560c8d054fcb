import { useCallback } from 'react';
import type { Store } from './store.ts';

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

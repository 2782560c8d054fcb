import { useCallback } from 'react';
import type { Store } from './store.ts';

/**
 * Ties a field to a text that is held beside React: it shows the text from the start, and whatever else is put there.
 * What is typed stands in the field already, so that nothing is drawn for a key.
 *
 * @param choose the same function until another text is meant.
 * @returns the field's `ref`; the field itself has no `value`.
 */
export function useStoreBoundField<Value>(store: Store<Value>, choose: (value: Value) => string) {
  return useCallback(
    (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (field === null) return;
      let shown: string | undefined;
      const follow = () => {
        const text = choose(store.read());
        // Asked of the text, not of the field alone: a field gives line ends back in its own way.
        if (text !== shown && text !== field.value) field.value = text;
        shown = text;
      };
      follow();
      return store.subscribe(follow);
    },
    [store, choose],
  );
}

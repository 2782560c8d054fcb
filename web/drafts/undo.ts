import { useCallback, useEffect, useRef } from 'react';
import { type DraftPlace, draftKey } from './draftStorage.ts';

interface UndoableForm<Values> {
  /** Must stay the same object between renders. */
  readonly place: DraftPlace;
  readonly write: (change: (before: Values) => Values) => void;
  /** Stores the form's draft and sends it. Called after an undo in a form that was left. */
  readonly keep: () => void;
}

interface LastForm<Values> extends Omit<UndoableForm<Values>, 'place'> {
  isOpen: boolean;
}

const registries: Map<string, unknown>[] = [];

/**
 * Creates a hook for one kind of form. The hook returns a function that undoes a change, which a message may call after
 * the form was left: it changes the form that was opened last at the same place, and stores and sends it if it was left
 * as well.
 */
export function createUndo<Values>() {
  const lastForms = new Map<string, LastForm<Values>>();
  registries.push(lastForms);
  return function useUndo({ place, write, keep }: UndoableForm<Values>) {
    const latest = useRef({ write, keep });
    useEffect(() => {
      latest.current = { write, keep };
    });
    useEffect(() => {
      const form: LastForm<Values> = {
        write: (change) => latest.current.write(change),
        keep: () => latest.current.keep(),
        isOpen: true,
      };
      lastForms.set(draftKey(place), form);
      return () => {
        form.isOpen = false;
      };
    }, [place]);
    return useCallback(
      (undo: (now: Values) => Values) => {
        const form = lastForms.get(draftKey(place));
        form?.write(undo);
        if (!form?.isOpen) form?.keep();
      },
      [place],
    );
  };
}

/** Forgets the forms whose draft keys start with `start`, so that nothing in them can be undone. */
export function forgetForms(start: string): void {
  for (const forms of registries) {
    for (const key of forms.keys()) if (key.startsWith(start)) forms.delete(key);
  }
}

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage.ts';

const key = 'elan.oneByOne';
const attribute = 'oneByOne';

/**
 * Runs while the page is being parsed, before the first paint, so that the questions do not move later. The markup is
 * the same either way; the `one-by-one` variant in `styles.css` does the rest.
 */
export const applyOneByOne = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.${attribute}=''}catch{}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOn(): boolean {
  return document.documentElement.dataset[attribute] !== undefined || readStored(key) !== null;
}

/** Whether a phone shows one question at a time. Stored in this browser. */
export function useOneByOne(): { readonly isOneByOne: boolean; readonly toggle: () => void } {
  const isOneByOne = useSyncExternalStore(subscribe, isOn, () => false);
  // The script has not run if the browser itself rendered the page.
  useLayoutEffect(() => {
    if (isOneByOne) document.documentElement.dataset[attribute] = '';
  }, [isOneByOne]);
  return {
    isOneByOne,
    toggle: () => {
      const { dataset } = document.documentElement;
      writeStored(key, isOneByOne ? null : 'yes');
      if (isOneByOne) delete dataset[attribute];
      else dataset[attribute] = '';
      for (const listener of listeners) listener();
    },
  };
}

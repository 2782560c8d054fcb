import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage.ts';

const key = 'elan.oneByOne';
const attribute = 'oneByOne';

/**
 * Runs while the page is read, before its first paint, so that the questions do not jump later. The styles do the
 * rest (`one-by-one` in `styles.css`): the markup is the same either way.
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

/** Whether a phone shows one question at a time; remembered in this browser. */
export function useOneByOne(): { readonly isOneByOne: boolean; readonly toggle: () => void } {
  const isOneByOne = useSyncExternalStore(subscribe, isOn, () => false);
  // Where the browser rendered the page itself.
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

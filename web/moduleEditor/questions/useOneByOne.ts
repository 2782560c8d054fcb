import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage.ts';

const key = 'elan.oneByOne';
const attribute = 'oneByOne';

/**
 * An inline script that sets the mode before the first paint, so that the questions do not move later. The server's
 * markup is the same in both modes; the `one-by-one` variant in `styles.css` applies only in this mode.
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

/** Whether a phone shows one question at a time, and a function to switch that. Stored in this browser. */
export function useOneByOne(): { readonly isOneByOne: boolean; readonly toggle: () => void } {
  const isOneByOne = useSyncExternalStore(subscribe, isOn, () => false);
  // The inline script does not run if the page was rendered in the browser.
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

import { useSyncExternalStore } from 'react';

/** A text that grows many times a second; only what shows it is drawn again, not the page around it. */
export interface TextFeed {
  readonly read: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A text that no longer grows, as one that does. */
export function constantFeed(text: string): TextFeed {
  return { read: () => text, subscribe: () => () => {} };
}

/** @returns a feed, and how to put the text so far into it. */
export function createTextFeed(): TextFeed & { readonly put: (text: string) => void } {
  const listeners = new Set<() => void>();
  let text = '';
  return {
    read: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(next) {
      text = next;
      for (const listener of listeners) listener();
    },
  };
}

/** @returns what is chosen of the text so far; drawn again when that changes. */
export function useFed<Chosen>(feed: TextFeed, choose: (text: string) => Chosen): Chosen {
  const chosen = () => choose(feed.read());
  return useSyncExternalStore(feed.subscribe, chosen, chosen);
}

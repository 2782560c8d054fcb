import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

function onReducedMotion(changed: () => void) {
  const query = matchMedia(reduced);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** @returns whether the person asked their system for less motion; followed as it changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReducedMotion,
    () => matchMedia(reduced).matches,
    () => false,
  );
}

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** @returns whether the page lies in a tab that is not seen. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
}

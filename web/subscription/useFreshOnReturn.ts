import { useEffect } from 'react';

/** If the page is still here after this long, Escape or the browser stopped the navigation. */
const leavingMs = 8_000;

/**
 * Resets a page's busy state if the Back button restores the page as it was, or if the page is still here after
 * `leavingMs`.
 * @param isLeaving whether the browser was directed to another page.
 */
export function useFreshOnReturn(isLeaving: boolean, onReturn: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [onReturn]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onReturn, leavingMs);
    return () => clearTimeout(timer);
  }, [isLeaving, onReturn]);
}

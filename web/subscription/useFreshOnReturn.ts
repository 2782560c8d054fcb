import { useEffect } from 'react';

/** A page that is still here so long after it was left stays: Escape or the browser stopped its leaving. */
const leavingMs = 8_000;

/**
 * What was under way when the page was left no longer is where the person is back, or never went: the Back
 * button may bring a page back as it was, and Escape stops it from leaving.
 * @param isLeaving the browser was told to go elsewhere.
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

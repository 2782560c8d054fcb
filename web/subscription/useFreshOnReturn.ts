import { useEffect } from 'react';

/** The browser's Back button may bring a page back as it was left: what was under way then no longer is. */
export function useFreshOnReturn(onReturn: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [onReturn]);
}

import { useEffect } from 'react';

/** Has it done at once when a field or the page is left or hidden, and when the screen goes. */
export function useFlushOnLeave(act: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') act();
    };
    window.addEventListener('pagehide', act);
    // Who goes from a field to the menu to sign out is asked about what stands in it.
    document.addEventListener('focusout', act);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      act();
      window.removeEventListener('pagehide', act);
      document.removeEventListener('focusout', act);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [act]);
}

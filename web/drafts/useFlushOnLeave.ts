import { useEffect } from 'react';

/** Calls `act` when a field or the page is left or hidden, and when the screen unmounts. */
export function useFlushOnLeave(act: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') act();
    };
    window.addEventListener('pagehide', act);
    // Before a person can reach the sign-out button, the text of the field they left must count as a draft.
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

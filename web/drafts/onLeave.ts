import { useEffect } from 'react';

/** Makes the browser ask before the page is left, while leaving would lose something. */
export function useBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}

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

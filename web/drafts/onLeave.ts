import { useEffect } from 'react';

/** Makes the browser ask for confirmation before the page is left, while `isAtRisk`. */
export function useBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}

/** Calls `act` when a field loses the focus, when the page is hidden or left, and on unmount. */
export function useFlushOnLeave(act: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') act();
    };
    window.addEventListener('pagehide', act);
    // For example, stores the field's text as a draft before the user can activate the sign-out button.
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

import { useEffect } from 'react';

/** Makes the browser ask for confirmation before the page is left, as long as something would be lost. */
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
    // The text of the field must count as a draft before the user can reach the sign-out button.
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

import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what comes back to the page because the person asked for it with a control that has left: it
 * takes the focus when it arrives, unless the person has put it somewhere else by then.
 * @returns the ref of the control that takes it.
 */
export function useArrivalFocus<Control extends HTMLElement>(
  isAwaited: boolean,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const awaited = useRef(isAwaited);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (awaited.current && isNowhere) control.current?.focus();
  }, []);
  return control;
}

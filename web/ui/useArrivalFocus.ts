import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that returns to the page because the person pressed a control that has disappeared: it
 * takes the focus on mount, unless the person has put it somewhere else by then.
 * @returns the ref of the element.
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

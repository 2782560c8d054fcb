import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button is disabled while it is busy, and a disabled one loses the focus: this returns the focus when it is
 * done, unless something else has it by then.
 * @returns the ref of the button.
 */
export function useBusyFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (wasBusy.current && !busy && isNowhere) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For a control that may leave with the focus on it.
 * @param onGone puts the focus somewhere near.
 * @returns the ref of the control.
 */
export function useFocusHandover(onGone: () => void): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (element && element === document.activeElement) queueMicrotask(() => gone.current());
    };
  }, []);
  return control;
}

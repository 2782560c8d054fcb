import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For a control, or a part of the page, that may leave with the focus on it or in it.
 * @param onGone puts the focus somewhere near.
 * @returns its ref.
 */
export function useFocusHandover<Part extends HTMLElement = HTMLButtonElement>(
  onGone: () => void,
): RefObject<Part | null> {
  const control = useRef<Part>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => gone.current());
    };
  }, []);
  return control;
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For an element that may disappear with the focus on it or in it.
 * @param onGone focuses something near.
 * @returns its ref.
 */
export function useFocusHandover<Part extends HTMLElement = HTMLButtonElement>(
  onGone: () => void,
): RefObject<Part | null> {
  const control = useRef<Part>(null);
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => latest.current());
    };
  }, []);
  return control;
}

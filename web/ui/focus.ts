import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusClear } from './reveal.ts';

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

/**
 * Follows the focus within an element, whatever in it is interactive.
 * @returns the ref of the element.
 */
export function useFocusWithin(onFocus: (target: Element) => void) {
  const latest = useRef(onFocus);
  useEffect(() => {
    latest.current = onFocus;
  });
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) latest.current(target);
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, []);
}

/** After a form was refused: focuses the first invalid control, once it is rendered. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    focusClear(form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')),
  );
}

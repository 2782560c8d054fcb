import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusClear } from './reveal.ts';

/**
 * Restores the focus to a button after its work is done, because a busy button is disabled and loses the focus. Does
 * nothing if another element has the focus by then.
 * @returns the button's ref.
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
 * Handles the focus when an element that contains it disappears.
 * @param onGone should focus a nearby element.
 * @returns the element's ref.
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
 * Calls `onFocus` whenever an element inside receives the focus.
 * @returns the ref of the containing element.
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

/** Call it after a form was rejected. Focuses the first invalid control once it is rendered. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    focusClear(form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')),
  );
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusClear } from './reveal.ts';

/**
 * Focuses a button again when it is no longer busy, because a busy button is disabled and loses the focus. Does nothing
 * if another element has the focus. `Button` uses it itself; call it for a button that disappears while it is busy.
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
 * Calls `onGone` if the component unmounts while its element contains the focus.
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
 * Calls `onFocus` whenever the element with the returned ref, or an element inside, receives the focus.
 * @returns the ref.
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

/** In the next frame, after errors are rendered, focuses the form's first invalid control that is not disabled. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    focusClear(form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')),
  );
}

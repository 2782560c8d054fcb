import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { leavePlace } from './keepPlace.ts';

const eventName = 'elan:reveal';

/** Opens all containers that hide the element, so that it can be focused or scrolled to. */
export function reveal(element: Element): void {
  element.dispatchEvent(new CustomEvent(eventName, { bubbles: true }));
}

/**
 * Scrolls a focused element out from under the page's sticky bars, using its scroll margins. Browsers do not do this
 * for an element that is on the screen but covered by a bar.
 */
export function scrollClear(element: Element): void {
  leavePlace();
  element.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses the target of a click and scrolls it out from under the sticky bars. `keepPlace` would otherwise hold the
 * clicked element in place.
 */
export function focusClear(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollClear(element);
}

/** Scrolls an element to the top of the screen and focuses it. Containers that hide it are opened first. */
export function bringUp(element: HTMLElement | null): void {
  if (!element) return;
  reveal(element);
  leavePlace();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}

/**
 * Use it on an element whose content can be hidden.
 * @param onReveal must show the content. Its argument is the element that has to become visible.
 * @returns the element's ref.
 */
export function useReveal(onReveal: (target: Element) => void) {
  const latest = useRef(onReveal);
  useEffect(() => {
    latest.current = onReveal;
  });
  return useCallback((container: HTMLElement | null) => {
    if (container === null) return;
    const open = ({ target }: Event) => {
      // The content must be in the DOM immediately, not after the next render.
      if (target instanceof Element) flushSync(() => latest.current(target));
    };
    container.addEventListener(eventName, open);
    return () => container.removeEventListener(eventName, open);
  }, []);
}

/**
 * When Tab moves the focus, browsers may leave part of the focused element under the page's sticky bars. Scrolls all of
 * it into view.
 * @returns a function that stops it.
 */
export function keepFocusClear(): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    const { activeElement } = document;
    // A text editor is higher than the screen, and Tab moves inside it.
    if (
      key === 'Tab' &&
      activeElement?.closest('main') &&
      !activeElement.matches('[contenteditable]')
    ) {
      scrollClear(activeElement);
    }
  };
  document.addEventListener('keyup', onKeyUp);
  return () => document.removeEventListener('keyup', onKeyUp);
}

import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { leavePlace } from './keepPlace.ts';

const eventName = 'elan:reveal';

/** Opens the containers with `useReveal` around the element, so that it can be focused or scrolled to. */
export function reveal(element: Element): void {
  element.dispatchEvent(new CustomEvent(eventName, { bubbles: true }));
}

/**
 * Scrolls an element out from under the page's sticky bars, using scroll margins and padding. Browsers may leave a
 * newly focused element covered by a bar.
 */
export function scrollClear(element: Element): void {
  leavePlace();
  element.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses an element and scrolls it out from under the sticky bars. Does nothing without an element.
 */
export function focusClear(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollClear(element);
}

/** Reveals and focuses an element, and scrolls it to the top of the screen. Does nothing if it is null. */
export function bringUp(element: HTMLElement | null): void {
  if (!element) return;
  reveal(element);
  leavePlace();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}

/**
 * For a container whose content can be hidden: calls `onReveal` when an element inside must become visible.
 * @param onReveal must show the content. Its argument is that element.
 * @returns the container's ref.
 */
export function useReveal(onReveal: (target: Element) => void) {
  const latest = useRef(onReveal);
  useEffect(() => {
    latest.current = onReveal;
  });
  return useCallback((container: HTMLElement | null) => {
    if (container === null) return;
    const open = ({ target }: Event) => {
      // Renders synchronously, because the caller needs the content in the DOM immediately.
      if (target instanceof Element) flushSync(() => latest.current(target));
    };
    container.addEventListener(eventName, open);
    return () => container.removeEventListener(eventName, open);
  }, []);
}

/**
 * Scrolls the focused element of `main` clear of the page's sticky bars when Tab moves the focus.
 * @returns a function that removes the listener.
 */
export function keepFocusClear(): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    const { activeElement } = document;
    // Skips text editors, which may be higher than the screen and in which Tab may move the cursor.
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

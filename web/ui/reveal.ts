import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { leavePlace } from './keepPlace.ts';

const eventName = 'elan:reveal';

/** Opens everything that hides this element, so that it can be focused or scrolled to. */
export function reveal(element: Element): void {
  element.dispatchEvent(new CustomEvent(eventName, { bubbles: true }));
}

/**
 * Scrolls a focused element clear of the bars over the page, by its scroll margins: a browser that focuses an element
 * which is on the screen, but under a bar, leaves it there.
 */
export function scrollClear(element: Element): void {
  leavePlace();
  element.scrollIntoView({ block: 'nearest' });
}

/** Focuses what a press leads to, and scrolls it clear of the bars: the page would keep what was pressed in its place. */
export function focusClear(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollClear(element);
}

/** Brings a part of the page to the top of the screen, and the focus to it. What hides it is opened first. */
export function bringUp(element: HTMLElement | null): void {
  if (!element) return;
  reveal(element);
  leavePlace();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}

/**
 * For an element whose content can be hidden.
 * @param onReveal shows the content; called with the part that has to be visible.
 * @returns its ref.
 */
export function useReveal(onReveal: (target: Element) => void) {
  const latest = useRef(onReveal);
  useEffect(() => {
    latest.current = onReveal;
  });
  return useCallback((container: HTMLElement | null) => {
    if (container === null) return;
    const open = ({ target }: Event) => {
      // What follows needs it on the page, not at the next render.
      if (target instanceof Element) flushSync(() => latest.current(target));
    };
    container.addEventListener(eventName, open);
    return () => container.removeEventListener(eventName, open);
  }, []);
}

/**
 * A browser shows of what Tab reaches a part, such as where one types, and leaves the rest under the bars over the
 * page: scrolls all of it clear. @returns a function that stops it.
 */
export function keepFocusClear(): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    const { activeElement } = document;
    // A text that is edited is higher than the screen, and Tab moves in it.
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

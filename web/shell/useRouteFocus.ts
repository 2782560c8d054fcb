import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long after a navigation a heading may still appear or be replaced. */
const settlingMs = 3_000;

/**
 * After a navigation the focus moves to the heading of the new page, so that a screen reader says
 * where it is and the keyboard starts there. On the first page the browser's focus is left alone.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      stop();
      stop = keepFocusOnHeading();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

/** Focuses the heading of the page, when a focused element disappears. */
export function focusPageHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A loading page may replace its heading; the focus follows until the person acts. */
function keepFocusOnHeading(): () => void {
  const { body } = document;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === body || activeElement?.tagName === 'MAIN') focusPageHeading();
  });
  const acts = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) body.removeEventListener(act, stop, true);
  };
  const timer = setTimeout(stop, settlingMs);
  for (const act of acts) body.addEventListener(act, stop, true);
  observer.observe(body, { childList: true, subtree: true });
  focusPageHeading();
  return stop;
}

import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reveal, scrollClear } from '../ui/reveal.ts';

/** How long after a navigation to keep restoring focus if it is lost, in milliseconds. */
const settlingMs = 3_000;

/**
 * When the path changes, focuses the field whose id is the URL hash, or else the page's heading, so that screen readers
 * announce the new page. Ignores the initial load.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        stop();
        stop = keepFocus(toLocation.hash);
      },
    );
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

/** Focuses the page's heading, or `main` if there is none, unless that element contains the focus. */
export function focusPageHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Elements that a URL hash may focus. Hashes of other elements are ignored. */
const field = 'input, select, textarea';

/** Reveals and focuses the field with this id, or else focuses the page's heading. */
function focusTarget(id: string): void {
  const target = id === '' ? null : document.getElementById(id);
  if (target?.matches(field)) {
    reveal(target);
    target.focus();
    scrollClear(target);
  } else focusPageHeading();
}

/** Focuses the target, and refocuses it if the focus is lost, until the user acts or `settlingMs` have passed. */
function keepFocus(id: string): () => void {
  const { body } = document;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === body || activeElement?.tagName === 'MAIN';
    if (isLost || (id !== '' && activeElement?.tagName === 'H1')) focusTarget(id);
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
  focusTarget(id);
  return stop;
}

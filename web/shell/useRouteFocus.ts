import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reveal, scrollClear } from '../ui/reveal.ts';

/** How long after a navigation a heading may still appear or be replaced. */
const settlingMs = 3_000;

/**
 * After a navigation the focus moves to the heading of the new page, so that a screen reader says
 * where it is and the keyboard starts there; to the field that the link names after its `#`, where it names one. On the
 * first page the browser's focus is left alone.
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

/** Focuses the heading of the page, when a focused element disappears. */
export function focusPageHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The controls that a link may name: a question of a module. */
const field = 'input, select, textarea';

/** Focuses the field of that id, once the page has it, and opens what hides it; else the heading. */
function focusTarget(id: string): void {
  const target = id === '' ? null : document.getElementById(id);
  if (target?.matches(field)) {
    reveal(target);
    target.focus();
    scrollClear(target);
  } else focusPageHeading();
}

/** A loading page may replace its heading, and a field may come later; the focus follows until the person acts. */
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

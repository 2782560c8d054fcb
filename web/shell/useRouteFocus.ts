import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reveal, scrollClear } from '../ui/reveal.ts';

/** Time after a navigation in which a heading may still appear or be replaced, in milliseconds. */
const settlingMs = 3_000;

/**
 * After a navigation, focuses the new page's heading, so that screen readers announce it and the keyboard starts there.
 * If the link has a `#` with a field's id, focuses that field instead. On the first page the focus is left alone.
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

/** Focuses the page heading; used when the focused element disappears. */
export function focusPageHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Form controls, such as a module's question, that a link can target by id. */
const field = 'input, select, textarea';

/** Reveals and focuses the field with the id if the page has it, else focuses the heading. */
function focusTarget(id: string): void {
  const target = id === '' ? null : document.getElementById(id);
  if (target?.matches(field)) {
    reveal(target);
    target.focus();
    scrollClear(target);
  } else focusPageHeading();
}

/** Corrects the focus if a loading page replaces its heading or adds the field later, until the user acts. */
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

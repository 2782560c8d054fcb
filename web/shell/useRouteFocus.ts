import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation the focus goes to the heading of the new page, so that a screen reader says
 * where it is and the keyboard starts there. The first page is left as the browser shows it.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector('main');
        const target = main?.querySelector('h1') ?? main;
        if (!target || target.contains(document.activeElement)) return;
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Makes the pages of the signed-in person work offline: installs the service worker, and keeps a copy of what was read.
 * It begins once the page is loaded and has nothing better to do.
 */
export function useOffline(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    // Missing over plain http; in development nothing is built that a worker could keep.
    if (userId === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const leaveQueue = onceIdle(async () => {
      const [{ keepCopy }, { installWorker }] = await Promise.all([
        import('./deviceCopy.ts'),
        import('./worker.ts'),
      ]);
      if (isOver) return;
      end = keepCopy(client, userId);
      await installWorker();
    });
    return () => {
      isOver = true;
      leaveQueue();
      end?.();
    };
  }, [client, userId]);
}

/** Runs work after the page has loaded, when it is idle. @returns a function that cancels it. */
function onceIdle(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void work());
    else timer = setTimeout(() => void work(), 1_000);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  };
}

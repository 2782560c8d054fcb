import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { installWorker } from './worker.ts';

/**
 * Installs the service worker and keeps a copy of the user's data on the device, so that signed-in pages open offline.
 * Starts once the page is loaded and the browser is idle.
 */
export function useOffline(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    // There are no service workers over plain http, except on localhost, and no built files to cache in development.
    if (userId === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let stopCopying: (() => void) | undefined;
    let isOver = false;
    const cancelWait = onceIdle(async () => {
      try {
        const { keepCopy } = await import('./deviceCopy.ts');
        if (isOver) return;
        stopCopying = keepCopy(client, userId);
        await installWorker();
      } catch {
        // The code could not be loaded, for example after a deployment. The next page that loads tries again.
      }
    });
    return () => {
      isOver = true;
      cancelWait();
      stopCopying?.();
    };
  }, [client, userId]);
}

/**
 * Runs work once the page has loaded and the browser is idle, or a second later if the browser cannot report that.
 * @returns a function that cancels the wait, except for an idle callback already requested.
 */
function onceIdle(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    // Safari has no `requestIdleCallback`.
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

import { eraseCopies } from './deviceCopy.ts';

const cachePrefix = 'elan-';

/** Installs the service worker, and makes it cache any missing files, since a sign-out deletes its cache. */
export async function installWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('fill');
  } catch {
    // If the browser refuses or the network fails, pages may not open offline.
  }
}

/** Removes the offline data from this device: all users' copies, the service worker and its cached files. */
export async function removeOffline(): Promise<void> {
  await eraseCopies();
  if (!('serviceWorker' in navigator)) return;
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Some private windows block workers and caches.
  }
}

import { eraseCopies } from './deviceCopy.ts';

const cachePrefix = 'elan-';

/** Installs the service worker, or has the one that is there keep what it lost at the last sign-out. */
export async function installWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('fill');
  } catch {
    // A browser that refuses, or a network that failed: pages then need the network.
  }
}

/** Removes from this device what it keeps for being offline: the worker, its files, and the person's copy. */
export async function removeOffline(): Promise<void> {
  await eraseCopies();
  if (!('serviceWorker' in navigator)) return;
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Private windows keep neither.
  }
}

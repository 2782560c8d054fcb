const cachePrefix = 'elan-';

/** The name of the database with the users' copies. */
export const copiesName = 'elan-offline';

/** Whether the service worker is wanted, which a sign-out may change while it is being registered. */
let isWanted = false;

/** Installs the service worker, and makes it cache any missing files, since a sign-out deletes its cache. */
export async function installWorker(): Promise<void> {
  isWanted = true;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (isWanted) active?.postMessage('fill');
    else await removeWorker();
  } catch {
    // If the browser refuses or the network fails, pages may not open offline.
  }
}

/** Removes the offline data from this device: all users' copies, the service worker and its cached files. */
export async function removeOffline(): Promise<void> {
  isWanted = false;
  await eraseCopies();
  await removeWorker();
}

async function removeWorker(): Promise<void> {
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

/**
 * Deletes all users' copies from this browser, unless its storage is blocked. Needs no code that is loaded later,
 * because that may be gone after a deployment.
 */
export async function eraseCopies(): Promise<void> {
  await new Promise<void>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(copiesName);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      // The browser deletes it once another tab has closed it, which each does after its use.
      request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

/**
 * The service worker, installed by signed-in pages. It caches only built files and one page without personal data.
 * Offline, that page shows the user's data from `web/offline/deviceCopy.ts`. Pages are requested from the network
 * first, and API calls are never cached (docs/decisions/0056-pages-open-offline.md).
 */

/** Inserted by the build (`web/build/listOfflineFiles.ts`). */
declare const __OFFLINE__: {
  readonly version: string;
  /** The page that is served in place of any page that cannot be fetched. */
  readonly page: string;
  readonly files: readonly string[];
};

interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface InstallingEvent extends WaitingEvent {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: 'network';
  }) => Promise<void>;
}

interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  readonly respondWith: (reply: Promise<Response>) => void;
}

const { version, page, files } = __OFFLINE__;
const prefix = 'elan-';
const cacheName = `${prefix}${version}`;

/** Adds missing files to the cache. A sign-out deletes the cache, but this worker may remain until the next sign-in. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([page, ...files].filter((file) => !kept.has(file)));
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const isOld = (name: string) => name.startsWith(prefix) && name !== cacheName;
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName, ignoreVary: true });
}

async function pageFrom(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const offline = await kept(page);
    if (offline) return offline;
    throw failure;
  }
}

async function fileFrom(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

addEventListener('install', (event) => {
  const { waitUntil, addRoutes } = event as InstallingEvent;
  waitUntil.call(event, fill());
  // If the browser supports static routes, API and sandbox requests bypass this worker.
  const apart = { condition: { urlPattern: '/(api|sandbox)/*' }, source: 'network' } as const;
  addRoutes?.call(event, apart).catch(() => {});
});
addEventListener('activate', (event) => (event as WaitingEvent).waitUntil(removeOldCaches()));
addEventListener('message', (event) => (event as unknown as WaitingEvent).waitUntil(fill()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchingEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (/^\/(?:api|sandbox)(?:\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') respondWith.call(event, pageFrom(request));
  else if (files.includes(pathname)) respondWith.call(event, fileFrom(request));
});

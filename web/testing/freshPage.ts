import { ourCookies } from '@elan/domain/cookieName';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { writeCookie } from '../lib/browserStorage.ts';
import { dropSessionHint } from '../lib/sessionEnd.ts';

// What a test has replaced is there again for the next one.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Files share a process and its page: each starts as a browser does that never opened the application, and nothing
// that one has rendered is left to the next. Testing Library would see to the latter for the first file only.
if (typeof document !== 'undefined') {
  // There is no server: what a page requests after its test has put its own answers away fails without a trace printed.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ourCookies) writeCookie(name, '', 0);
  // Also forgets a session that ended in an earlier file.
  dropSessionHint();
  // Once a file has brought IndexedDB along, it is there for the next ones.
  if ('indexedDB' in globalThis) {
    const { removeRecords } = await import('../drafts/draftStorage.ts');
    await removeRecords(() => true);
  }
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  configure({
    // A second by default, which a busy machine may need to render one page.
    asyncUtilTimeout: 30_000,
    // The page is written out for who reads the error: not at each look of a test that waits.
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return Object.defineProperty(error, 'message', { configurable: true, get });
    },
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  // React reports components that throw, equal keys and updates outside `act` only to the console.
  const { format } = await import('node:util');
  const reported: string[] = [];
  const notOurs = [
    // The test environment does not know this element.
    'The tag <search> is unrecognized',
    // The router's `lazyRouteComponent` calls `use` only until its component is loaded, at a random moment of a test.
    'Error: This library called use() to suspend in a previous render',
  ];
  console.error = (...parts: unknown[]) => {
    const text = format(...parts);
    if (!notOurs.some((known) => text.startsWith(known))) reported.push(text);
  };
  afterEach(() => expect(reported.splice(0)).toEqual([]));
}

// As on a page that has been open for a moment. What a part validates must not depend on the files before.
const { loadAllParts } = await import('../parts/parts.ts');
beforeAll(loadAllParts);
// Forms keep drafts once those of the browser were recovered.
if (typeof document !== 'undefined') {
  const { draftsRecovered } = await import('../drafts/recoverDrafts.ts');
  beforeAll(draftsRecovered);
}

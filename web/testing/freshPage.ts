import { afterEach } from 'vitest';
import { writeCookie } from '../lib/browserStorage.ts';
import { dropSessionHint } from '../lib/sessionEnd.ts';

// Files share a process and its page: each starts as a browser does that never opened the application, and nothing
// that one has rendered is left to the next. Testing Library would see to the latter for the first file only.
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name) writeCookie(name, '', 0);
  }
  // Also forgets a session that ended in an earlier file.
  dropSessionHint();
  // Once a file has brought IndexedDB along, it is there for the next ones.
  if ('indexedDB' in globalThis) {
    const { removeRecords } = await import('../drafts/draftStorage.ts');
    await removeRecords(() => true);
  }
  const { cleanup, configure } = await import('@testing-library/react');
  // A second by default, which a busy machine may need to render one page.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(cleanup);
}

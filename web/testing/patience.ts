import { afterEach } from 'vitest';

// Files share a process, in which Testing Library registers its hooks for the first of them alone.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A second by default, which a busy machine may need to render one page.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(cleanup);
}

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOffline } from './useOffline.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./deviceCopy.ts', () => ({
  get keepCopy() {
    load();
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('ignores that the code that keeps a copy cannot be loaded', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const client = new QueryClient();
  renderHook(() => useOffline('u1'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(load).toHaveBeenCalled());
  // An unhandled rejection is reported before the next turn of the event loop ends.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

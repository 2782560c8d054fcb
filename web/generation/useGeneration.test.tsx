// @vitest-environment happy-dom
import { failures } from '@elan/domain/failure';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '../testing/AppProviders.tsx';
import { backoffMs } from './reconnectingGeneration.ts';
import { useGeneration } from './useGeneration.ts';

const isMissing = vi.hoisted(() => vi.fn(() => false));
vi.mock('./generationEvents.ts', async (load) => {
  const { generationEvents } = await load<typeof import('./generationEvents.ts')>();
  return {
    get generationEvents() {
      if (isMissing()) throw new TypeError('Failed to fetch dynamically imported module');
      return generationEvents;
    },
  };
});

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
beforeEach(async () => {
  await import('./generationEvents.ts');
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isMissing.mockReturnValue(false);
});

/** Requests a generation. @returns its key, and whether the page knows that it is over. */
async function request() {
  const onFailed = vi.fn();
  const place = { projectId: 'p1', module: 'idea' };
  const { result } = renderHook(() => useGeneration(place, { onDone: () => {}, onFailed }), {
    wrapper: ({ children }) => <AppProviders client={new QueryClient()}>{children}</AppProviders>,
  });
  const pending = { key: 'k1', body: {}, startedAt: new Date().toISOString() };
  await act(async () => {
    void result.current.follow(pending, 'ask');
    await vi.advanceTimersByTimeAsync(30_000);
  });
  const { state } = result.current;
  if (state.phase !== 'failed') throw new Error(`not failed, but ${state.phase}`);
  return { isOver: onFailed.mock.lastCall?.[1], key: state.pending?.key };
}

const token = 'event: token\ndata: {"text":"Bon"}\n\n';

it.each([
  ['nothing', '', true],
  ['a part of the text', token, true],
  ['an event that cannot be read', `${token}event: token\ndata: {"te\n\n`, true],
  ['an event of another version', 'event: done\ndata: {"result":1}\n\n', true],
  ['an unreadable failure', 'event: error\ndata: {}\n\n', true],
  ['a failure', 'event: error\ndata: {"error":"x","code":"ai_unavailable"}\n\n', false],
])('after an accepted request and $0, keeps the key: $2', async (_what, stream, isKept) => {
  const headers = { 'content-type': 'text/event-stream' };
  fetched.mockImplementation(async () => new Response(stream, { headers }));
  expect(await request()).toEqual(isKept ? { isOver: false, key: 'k1' } : { isOver: true });
});

it.each(['ai_daily_limit', 'too_many_unfinished', 'quota_spent', 'save_conflict'] as const)(
  'after the refusal %s, leaves nothing to wait for',
  async (code) => {
    const [status, error] = failures[code];
    fetched.mockImplementation(async () => Response.json({ error, code }, { status }));
    expect(await request()).toEqual({ isOver: true });
  },
);

it('requests nothing while the code that reads the reply cannot be loaded, and keeps the key', async () => {
  isMissing.mockReturnValue(true);
  expect(await request()).toEqual({ isOver: false, key: 'k1' });
  expect(isMissing.mock.calls.length).toBeGreaterThan(backoffMs.length);
  expect(fetched).not.toHaveBeenCalled();
});

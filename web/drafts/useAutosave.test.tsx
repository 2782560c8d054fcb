// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../lib/browserStorage.ts';
import { createFeed } from '../lib/store.ts';
import { draftKey, eraseDraft, readDraft, writeDraft } from './drafts.ts';
import { type Unsaved, useDraftKeeper } from './useAutosave.ts';

const place = { userId: 'u1', projectId: 'p1', module: 'idea' };
const unsaved = (location: string): Unsaved => ({
  answers: { location },
  comments: '',
  baseLastUpdated: null,
});
/** @returns what the keeper tells, and how something else comes to be unsaved. */
function keeper(first: Unsaved | null) {
  const feed = createFeed(first);
  const { result, unmount } = renderHook(() => useDraftKeeper(place, feed));
  return { result, unmount, put: (now: Unsaved | null) => act(() => feed.put(now)) };
}
const kept = () => readDraft(place)?.answers.location;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('keeping a draft', () => {
  it('keeps what is unsaved within 300 ms, and erases it once nothing is', () => {
    const { put, result } = keeper(null);
    put(unsaved('R'));
    put(unsaved('Rimouski'));
    expect(kept()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(300));
    expect(kept()).toBe('Rimouski');
    expect(result.current.keptAt).toBeDefined();
    put(null);
    expect(kept()).toBeUndefined();
    expect(result.current.keptAt).toBeUndefined();
  });

  it('keeps it every second where one types without a pause', () => {
    const { put } = keeper(null);
    for (let keys = 1; keys <= 12; keys += 1) {
      put(unsaved('a'.repeat(keys)));
      act(() => void vi.advanceTimersByTime(100));
    }
    expect(kept()?.length).toBeGreaterThanOrEqual(10);
  });

  it('tells when to the minute, and has nothing drawn again within one', () => {
    vi.setSystemTime('2026-11-22T21:14:05.250Z');
    const { put, result } = keeper(null);
    put(unsaved('R'));
    act(() => void vi.advanceTimersByTime(1_000));
    const told = result.current;
    expect(told.keptAt).toBe('2026-11-22T21:14:00.000Z');
    put(unsaved('Ri'));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()).toBe('Ri');
    expect(result.current).toBe(told);
    act(() => void vi.advanceTimersByTime(60_000));
    put(unsaved('Rim'));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current.keptAt).toBe('2026-11-22T21:15:00.000Z');
  });

  it('keeps its words again where another tab has saved its own, and not after a sign-out', () => {
    const { put } = keeper(null);
    put(unsaved('ici'));
    act(() => void vi.advanceTimersByTime(300));
    const erasedElsewhere = () => {
      eraseDraft(place);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: draftKey(place), newValue: null }));
      });
    };
    writeCookie('elan_session', '1', 60);
    erasedElsewhere();
    expect(kept()).toBe('ici');
    writeCookie('elan_session', '', 0);
    erasedElsewhere();
    expect(kept()).toBeUndefined();
  });

  it('keeps every word of an entry that is not added yet, and what was only proposed', () => {
    const writing = (content: string, proposedAnswers: string[]) => ({
      ...unsaved('Rimouski'),
      proposedAnswers,
      newEntry: { title: 'Lundi', content, mood: 'neutral' as const },
    });
    const { put } = keeper(writing('P', ['location']));
    act(() => void vi.advanceTimersByTime(300));
    put(writing('Premier', []));
    act(() => void vi.advanceTimersByTime(300));
    expect(readDraft(place)).toMatchObject(writing('Premier', []));
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['still there but its field is left', () => document.dispatchEvent(new Event('focusout'))],
  ])('keeps it at once when the page is %s', (_how, leave) => {
    const { put } = keeper(null);
    put(unsaved('Rimouski'));
    act(leave);
    expect(kept()).toBe('Rimouski');
  });

  it('keeps it at once when the screen goes', () => {
    const { put, unmount } = keeper(null);
    put(unsaved('Rimouski'));
    unmount();
    expect(kept()).toBe('Rimouski');
  });

  it('says when the browser refuses, and when it takes it again', () => {
    const { put, result } = keeper(null);
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    put(unsaved('a'));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.refused).toBe(true);
    vi.stubGlobal('localStorage', real);
    put(unsaved('ab'));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.refused).toBe(false);
  });

  it('tells of another tab, and erases none of its words', () => {
    const { put, result } = keeper(null);
    put(unsaved('ici'));
    act(() => void vi.advanceTimersByTime(300));
    const other = { ...unsaved('ailleurs'), savedAt: '2026-11-20T21:14:00.000Z' };
    writeDraft(place, other);
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: draftKey(place), newValue: JSON.stringify(other) }),
      );
    });
    expect(result.current.otherTab).toBe(true);
    put(null);
    expect(kept()).toBe('ailleurs');
  });
});
